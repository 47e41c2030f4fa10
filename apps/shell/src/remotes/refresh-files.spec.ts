import { noteFailedFile, refreshFiles } from './refresh-files';

describe('[OPS-057] files that are loaded again', () => {
  afterEach(() => jest.restoreAllMocks());

  it('bypass the cache, together with the files that failed before, once', async () => {
    const fetched = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
    noteFailedFile(Object.assign(new Error('x'), { request: '/js/page.1.js' }));
    noteFailedFile(new Error('no file'));
    noteFailedFile(null);
    await refreshFiles(['https://cdn.test/js/entry.js']);
    expect(fetched.mock.calls.map(([file, options]) => [file, options?.cache])).toEqual([
      ['https://cdn.test/js/entry.js', 'reload'],
      [new URL('/js/page.1.js', window.location.href).href, 'reload'],
    ]);
    await refreshFiles([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
