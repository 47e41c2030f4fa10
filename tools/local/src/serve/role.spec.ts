import { StartError } from '../start-error.ts';
import { roleOf } from './role.ts';
import { subjectOf } from './checks/self-check.ts';
import { servingVariables } from './variables.ts';

describe('the roles of npm run serve', () => {
  it('[OPS-003] are `all` without an argument, and unknown ones are refused', () => {
    expect([roleOf([]), roleOf(['all']), roleOf(['worker'])]).toEqual(['all', 'all', 'worker']);
    for (const typed of [['web'], ['api', 'worker']])
      expect(() => roleOf(typed)).toThrow(
        new StartError(`Unknown role: ${typed.join(' ')}; roles are all, api, worker, migrate, check`),
      );
  });

  it('[OPS-004] decide which processes serve pages and run jobs; RUN_JOBS counts only for the role `all`', () => {
    const variablesOf = (role: 'all' | 'api' | 'worker') =>
      servingVariables(subjectOf(role, { RUN_JOBS: 'false' }, '/shop'));
    expect(variablesOf('api')).toMatchObject({ SERVE_PAGES: 'true', RUN_JOBS: 'false' });
    expect(variablesOf('worker')).toMatchObject({ SERVE_PAGES: 'false', RUN_JOBS: 'true' });
    expect(variablesOf('all')).not.toHaveProperty('RUN_JOBS');
  });

  it('[OPS-066, OPS-067] drain for 5 s and shut down within 30 s by default', () => {
    expect(servingVariables(subjectOf('all', {}, '/shop'))).toMatchObject({
      DRAIN_SECONDS: '5',
      SHUTDOWN_SECONDS: '30',
    });
    expect(
      servingVariables(subjectOf('all', { DRAIN_SECONDS: '0', SHUTDOWN_SECONDS: '7' }, '/shop')),
    ).toMatchObject({
      DRAIN_SECONDS: '0',
      SHUTDOWN_SECONDS: '7',
    });
  });
});
