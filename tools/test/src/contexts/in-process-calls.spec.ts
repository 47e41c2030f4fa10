import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { inProcessCalls, listedCalls, type InProcessCall } from './in-process-calls.ts';

const inOrder = (calls: InProcessCall[]) => calls.map(({ from, to, name }) => `${from} ${to} ${name}`).sort();
const page = readFileSync(join(CHECKOUT, 'docs/operations/contexts.md'), 'utf8');

describe('the calls between contexts in one process', () => {
  it('[OPS-118] are those that docs/operations/contexts.md lists', () => {
    const listed = inOrder(listedCalls(page));
    expect(inOrder(inProcessCalls(CHECKOUT))).toEqual(listed);
    expect(listed).toEqual(
      expect.arrayContaining([
        'orders catalog GetOrderableItem',
        'orders catalog TakeFromStock',
        'platform identity SessionVerifier',
      ]),
    );
  });

  describe('in another checkout', () => {
    const root = mkdtempSync(join(tmpdir(), 'manette-contexts-'));
    beforeAll(() => {
      for (const module of ['chat', 'catalog'])
        cpSync(
          join(CHECKOUT, `libs/${module}/src/${module}.module.ts`),
          join(root, `libs/${module}/src/${module}.module.ts`),
        );
      cpSync(join(CHECKOUT, 'libs/contracts/src/catalog'), join(root, 'libs/contracts/src/catalog'), {
        recursive: true,
      });
    });
    afterAll(() => rmSync(root, { recursive: true, force: true }));

    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, '..'), { recursive: true });
      writeFileSync(join(root, file), text);
    };

    it('[OPS-118] are found where a context sends a command or query of another one, but not in its tests', () => {
      write('libs/chat/src/application/sell.spec.ts', 'new TakeFromStock(item);');
      expect(inProcessCalls(root)).toEqual([]);
      write('libs/chat/src/application/sell.ts', 'await commands.execute(new TakeFromStock(item));');
      expect(inProcessCalls(root)).toEqual([{ from: 'chat', to: 'catalog', name: 'TakeFromStock' }]);
      expect(listedCalls(page)).not.toContainEqual({ from: 'chat', to: 'catalog', name: 'TakeFromStock' });
    });
  });
});
