import { withoutLinks } from './without-links.js';

it('keeps the links of a mail out of what a server has against it', () => {
  const refusal = Object.assign(new Error('550 spam: http://shop.test/reset-password/secret refused'), {
    responseCode: 550,
    response: '550 spam: http://shop.test/reset-password/secret refused',
  });
  const told = withoutLinks(refusal);
  expect(told).toMatchObject({ message: '550 spam: [link] refused', responseCode: 550 });
  expect(JSON.stringify({ ...told, stack: told.stack })).not.toContain('secret');
});
