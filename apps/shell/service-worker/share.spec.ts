import { isShare } from './share';

describe('what other apps share', () => {
  const asked = (method: string, path: string) =>
    isShare({ request: { method } as Request, url: new URL(path, 'http://shop.test') });

  it('[POC-104] is a form sent to /share, and no page of that name', () => {
    expect(asked('POST', '/share')).toBe(true);
    expect(asked('GET', '/share')).toBe(false);
    expect(asked('POST', '/share/more')).toBe(false);
    expect(asked('POST', '/api/messages/support')).toBe(false);
  });
});
