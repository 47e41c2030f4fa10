import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { upload } from './upload';

// Uses a real server, because XMLHttpRequest itself implements progress, refusals and aborts.
describe('upload', () => {
  let server: Server;
  let answer: (body: string) => [number, string];
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') return response.end();
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const [status, text] = answer(`${request.headers.authorization} ${body}`);
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
      return undefined;
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const send = (
    signal = new AbortController().signal,
    onProgress: (fraction: number) => void = () => undefined,
  ) => {
    const form = new window.FormData();
    form.append('content', 'hello');
    return upload({ url: `${origin}/things`, body: form, token: 't-1', signal, onProgress });
  };

  it('sends the form with the token and returns the data', async () => {
    answer = (body) => [
      201,
      JSON.stringify({ token: body.startsWith('Bearer t-1'), part: body.includes('hello') }),
    ];
    expect(await send()).toEqual({ data: { token: true, part: true } });
  });

  it('reports its progress', async () => {
    const heard: number[] = [];
    const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
    answer = () => [200, '{}'];
    const sent = send(undefined, (fraction) => heard.push(fraction));
    const [request] = opened.mock.contexts as XMLHttpRequest[];
    request?.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 30, total: 40 }),
    );
    await sent;
    expect(heard).toContain(0.75);
  });

  it('[ERR-002] returns an error response unchanged', async () => {
    answer = () => [413, '{"code":"FILE_TOO_LARGE"}'];
    expect(await send()).toMatchObject({ error: { status: 413, data: { code: 'FILE_TOO_LARGE' } } });
  });

  it('returns the text of a response that is not JSON', async () => {
    answer = () => [502, '<html>'];
    expect(await send()).toMatchObject({ error: { status: 502, data: '<html>' } });
  });

  it('stops when the call is aborted', async () => {
    const abort = new AbortController();
    const sent = send(abort.signal);
    abort.abort();
    expect(await sent).toEqual({ error: { status: 'CUSTOM_ERROR', error: 'aborted' } });
  });
});
