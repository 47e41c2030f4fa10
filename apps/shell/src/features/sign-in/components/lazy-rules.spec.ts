import { judgeBy } from './lazy-rules';
import * as rules from './login-rules';

const TYPED = { email: 'nobody', password: 'x' };

it('judges by the rules once they are loaded, and by none before', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const load = jest.fn(async () => rules).mockRejectedValueOnce(new Error('offline'));
  expect(await judgeBy(load, TYPED)).toEqual({ input: TYPED, faults: {} });
  expect(warned).toHaveBeenCalledTimes(1);
  expect((await judgeBy(load, TYPED)).faults).toEqual({ email: 'Invalid email format' });
  warned.mockRestore();
});

it('gives what is sent in the form that the rules make of it', async () => {
  const typed = { email: ' Ann@Shop.test ', password: ' x ' };
  const input = { email: 'ann@shop.test', password: ' x ' };
  expect(await judgeBy(async () => rules, typed)).toEqual({ input, faults: {} });
});
