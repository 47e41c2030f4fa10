import type { ApiKeyScope, ApiKeyView, NewApiKeyAnswer } from '@manette/contracts/webhooks';
import type { TestApp, TestPerson } from '../../support/index.js';

/** Creates and lists API keys through the API. */
export class ApiKeys {
  constructor(
    private readonly app: TestApp,
    private readonly admin: Pick<TestPerson, 'token'>,
  ) {}

  ask(body: object, by: Pick<TestPerson, 'token'> = this.admin) {
    return this.app.call.post('/api/api-keys', by.token).send(body);
  }

  /** Creates a key with these scopes and returns it with its secret. */
  async make(
    scopes: readonly ApiKeyScope[],
    by: Pick<TestPerson, 'token'> = this.admin,
  ): Promise<{ apiKey: ApiKeyView; secret: string }> {
    const { body } = await this.ask({ name: 'Accounting', scopes }, by).expect(201);
    const { apiKey, secret } = body as NewApiKeyAnswer;
    if (secret === null) throw new Error('a new key comes with its secret');
    return { apiKey, secret };
  }

  async list(): Promise<ApiKeyView[]> {
    const { body } = await this.app.call.get('/api/api-keys', this.admin.token).expect(200);
    return (body as { apiKeys: ApiKeyView[] }).apiKeys;
  }

  async find(id: string): Promise<ApiKeyView | undefined> {
    return (await this.list()).find(({ _id }) => _id === id);
  }

  revoke(id: string) {
    return this.app.call.delete(`/api/api-keys/${id}`, this.admin.token);
  }
}
