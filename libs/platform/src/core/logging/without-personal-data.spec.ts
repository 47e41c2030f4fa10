import { withoutPersonalData } from './without-personal-data.js';

describe('withoutPersonalData', () => {
  it.each([
    ['550 <ann.smith+x@shop.test> unknown', '550 <…> unknown'],
    [
      'connect to postgres://manette:secret@db:5432/shop failed',
      'connect to postgres://…@db:5432/shop failed',
    ],
    [
      'GET https://shop.test/uploads/a.png?expires=1&signature=secret failed',
      'GET https://shop.test/uploads/a.png?… failed',
    ],
    ['bearer eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2lnbmF0dXJl refused', 'bearer … refused'],
    [`key mk_${'a'.repeat(43)} refused`, 'key … refused'],
    ['/reset-password/sEcret.1 is old', '/reset-password/… is old'],
    ['invalid input syntax for type uuid: "sEcret"', 'invalid input syntax for type uuid: …'],
  ])('[OPS-105] removes personal data and secrets from %j', (text, told) => {
    expect(withoutPersonalData(text)).toBe(told);
  });

  it.each([
    'where id = ? and name = $1',
    'at file:///shop/node_modules/@nestjs/core/router.js:12:3',
    'is there an answer? None in 2 s',
  ])('[OPS-105] does not change %j', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });
});
