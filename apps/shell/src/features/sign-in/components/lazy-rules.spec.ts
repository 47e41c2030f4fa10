import { validateWith } from './lazy-rules';
import * as rules from './login-rules';

const TYPED = { email: 'nobody', password: 'x' };

it('returns no faults when the rules cannot be loaded, and validates by them once they are loaded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn(async () => rules).mockRejectedValueOnce(new Error('offline'));
  expect(await validateWith(load, TYPED)).toEqual({ input: TYPED, faults: {} });
  expect(warned).toHaveBeenCalledTimes(1);
  expect((await validateWith(load, TYPED)).faults).toEqual({ email: 'Invalid email format' });
  warned.mockRestore();
});

it('returns the input as the rules normalize it', async () => {
  const typed = { email: ' Ann@Shop.test ', password: ' x ' };
  const input = { email: 'ann@shop.test', password: ' x ' };
  expect(await validateWith(async () => rules, typed)).toEqual({ input, faults: {} });
});
