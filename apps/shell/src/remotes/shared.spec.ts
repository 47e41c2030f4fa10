import { waitFor } from '@testing-library/react';
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

it('gives a module that is fetched on demand once it can be loaded', async () => {
  let failures = 1;
  jest.doMock('react-toastify/unstyled', () => {
    if (failures-- > 0) throw new Error('ChunkLoadError');
    return { toast: 'loaded' };
  });
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const { 'react-toastify/unstyled': shared } = sharedBy({ 'react-toastify/unstyled': '11.0.0' });
  const given = (shared as { get: () => Promise<() => object> }).get();
  await waitFor(() => expect(warned).toHaveBeenCalled());
  window.dispatchEvent(new Event('online'));
  expect((await given)()).toMatchObject({ toast: 'loaded' });
});
