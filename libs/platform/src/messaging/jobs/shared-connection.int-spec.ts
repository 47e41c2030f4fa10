import pg from 'pg';
import { createTestDatabase, withinSeconds, type TestDatabase } from '../../testing/index.js';
import { SharedConnection } from './shared-connection.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase([]);
});
afterAll(() => database.drop());

it('a worker that requests the connection while it closes does not delay the close', async () => {
  const pool = new pg.Pool({ connectionString: database.url });
  const shared = new SharedConnection(pool);
  await shared.getListenClient();
  const closing = shared.end().then(() => pool.end());
  await expect(shared.getListenClient()).rejects.toThrow('Connection is closed.');
  await withinSeconds(10, closing);
});
