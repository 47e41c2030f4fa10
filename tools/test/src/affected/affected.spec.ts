import { namesIn } from './affected.ts';
import { allPackages, withScript } from '../packages.ts';

describe('the affected packages', () => {
  it('[RUN-TEST] are read from the output of Nx', () => {
    expect(namesIn('npm warn config\n["@manette/chat","@manette/api"]\n')).toEqual([
      '@manette/chat',
      '@manette/api',
    ]);
    expect(namesIn('[]')).toEqual([]);
    expect(() => namesIn('fatal: bad revision')).toThrow('bad revision');
  });

  it('[RUN-TEST] are packages of the workspace, selected by their scripts', () => {
    const names = withScript(allPackages(), 'e2e').map(({ name }) => name);
    expect(names).toEqual(['@manette/e2e']);
  });
});
