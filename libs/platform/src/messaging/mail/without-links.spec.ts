import { withoutLinks } from './without-links.js';

it('removes the links of a mail from the error of a mail server', () => {
  const refusal = Object.assign(new Error('550 spam: http://shop.test/reset-password/secret refused'), {
    responseCode: 550,
    response: '550 spam: http://shop.test/reset-password/secret refused',
  });
  const told = withoutLinks(refusal);
  expect(told).toMatchObject({ message: '550 spam: [link] refused', responseCode: 550 });
  expect(JSON.stringify({ ...told, stack: told.stack })).not.toContain('secret');
});
