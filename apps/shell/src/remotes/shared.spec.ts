import { useState } from 'react';
import { sharedBy } from './shared';

it('shares the modules of the shell with the version that its build names and a caret range', () => {
  const { react: shared } = sharedBy({ react: '19.3.1' });
  expect(shared).toMatchObject({
    version: '19.3.1',
    shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
  });
  expect((shared as unknown as { lib: () => object }).lib()).toHaveProperty('useState', useState);
});

it('throws for a module that the shell does not have', () => {
  expect(() => sharedBy({ moment: '2.0.0' })).toThrow('moment');
});
