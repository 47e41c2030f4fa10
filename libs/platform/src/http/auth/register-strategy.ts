import passport, { type Strategy } from 'passport';

let applications = 0;

/**
 * Registers a strategy with Passport under a unique name, which a guard uses as its `defaultStrategy`. Passport has one
 * registry per process: with a fixed name, the last of several applications (as in tests) would serve all of them.
 */
export function registerStrategy(strategy: Strategy): string {
  applications += 1;
  const name = `${strategy.name}-${applications}`;
  passport.use(name, strategy);
  return name;
}
