import passport, { type Strategy } from 'passport';

let applications = 0;

/**
 * Enters a strategy in Passport's table under a name of its own, which a guard takes as its `defaultStrategy`. The table is one
 * for the process: by a fixed name the last of several applications (as tests start them) would answer for all.
 */
export function registeredStrategy(strategy: Strategy): string {
  applications += 1;
  const name = `${strategy.name}-${applications}`;
  passport.use(name, strategy);
  return name;
}
