import request, { type Test } from 'supertest';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Sends HTTP requests to the product. They are supertest requests, so `.expect(200)`, `.send(…)`, `.attach(…)` follow. */
export class Calls {
  constructor(readonly url: string) {}

  get(path: string, token?: string): Test {
    return this.call('get', path, token);
  }

  post(path: string, token?: string): Test {
    return this.call('post', path, token);
  }

  put(path: string, token?: string): Test {
    return this.call('put', path, token);
  }

  patch(path: string, token?: string): Test {
    return this.call('patch', path, token);
  }

  delete(path: string, token?: string): Test {
    return this.call('delete', path, token);
  }

  private call(method: Method, path: string, token?: string): Test {
    const call = request(this.url)[method](path);
    return token === undefined ? call : call.set('authorization', `Bearer ${token}`);
  }
}
