import { useState } from 'react';
import { sharedBy } from './shared';

it('shares what the shell has, at the version that its build names, with newer remotes too', () => {
  const { react: shared } = sharedBy({ react: '19.3.1' });
  expect(shared).toMatchObject({
    version: '19.3.1',
    shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
  });
  expect((shared as unknown as { lib: () => object }).lib()).toHaveProperty('useState', useState);
});

it('cannot share what it does not have', () => {
  expect(() => sharedBy({ moment: '2.0.0' })).toThrow('moment');
});
