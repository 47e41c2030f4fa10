import { reasonOf, withoutSecrets } from './without-secrets.ts';

describe('the reasons that the self-check gives', () => {
  it.each([
    ['postgres://ann:hunter22@db.example/shop', 'no hunter22 here'],
    ['postgres://ann:hunter%4022@db.example/shop', 'no hunter@22 and no hunter%4022 here'],
    ['postgres://ann:hun/ter22@db.example/shop', 'getaddrinfo ENOTFOUND ter22 of hun'],
    ['redis://:hunter22@cache.example', 'WRONGPASS hunter22'],
    ['postgres://db.example/shop?user=ann&password=hunter22', 'password hunter22'],
    [undefined, 'cannot use postgres://ann:hunter22@db.example/shop'],
  ])('[OPS-002] for %s contain no password', (address, reason) => {
    expect(withoutSecrets(reason, [address])).not.toMatch(/hunter|ter22/);
  });

  it('[OPS-002] contain the cause, also when an error has several causes', () => {
    const address = 'postgres://ann:hunter22@localhost/shop';
    const both = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')]);
    expect(reasonOf(both, address)).toBe('connect ECONNREFUSED ::1:5432');
    expect(reasonOf(Object.assign(new Error(''), { code: 'ETIMEDOUT' }), address)).toBe('ETIMEDOUT');
    expect(reasonOf(new Error('two\nlines'), address)).toBe('two lines');
  });
});
