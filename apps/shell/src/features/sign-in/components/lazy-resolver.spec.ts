import type { ResolverOptions } from 'react-hook-form';
import type { LoginInput } from '@manette/contracts/identity';
import { lazyResolver } from './lazy-resolver';
import { loginRules } from './login-rules';

const OPTIONS: ResolverOptions<LoginInput> = { fields: {}, shouldUseNativeValidation: false };
const VALUES = { email: 'nobody', password: 'x' };

it('judges by the rules once they are loaded, and by none before', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn(async () => loginRules).mockRejectedValueOnce(new Error('offline'));
  const judge = lazyResolver<LoginInput>(load);
  expect(await judge(VALUES, undefined, OPTIONS)).toEqual({ values: VALUES, errors: {} });
  expect(warned).toHaveBeenCalledTimes(1);
  expect((await judge(VALUES, undefined, OPTIONS)).errors).toHaveProperty('email');
  warned.mockRestore();
});
