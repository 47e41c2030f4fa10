import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { ownersOf, readOwners } from './owners.ts';

const rules = readOwners(readFileSync(join(CHECKOUT, '.github/CODEOWNERS'), 'utf8'));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: CHECKOUT, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '');

describe('CODEOWNERS', () => {
  it('[OPS-114] gives every tracked file an owner', () => {
    expect(tracked.length).toBeGreaterThan(1000);
    expect(tracked.filter((path) => ownersOf(rules, path).length === 0)).toEqual([]);
  });

  it('[OPS-114] names only teams, and has no rule that matches no file', () => {
    const owners = rules.flatMap((rule) => rule.owners);
    expect(owners.filter((owner) => !/^@[a-z-]+\/[a-z-]+$/.test(owner))).toEqual([]);
    const idle = rules.filter((rule) => !tracked.some((path) => rule.matches(path)));
    expect(idle.map(({ pattern }) => pattern)).toEqual([]);
  });

  it('[OPS-114] gives each context, each remote, the shell, the platform and deploy/ a team of its own', () => {
    const owned = [
      ...[
        'identity',
        'catalog',
        'orders',
        'payments',
        'fulfilment',
        'rentals',
        'chat',
        'stats',
        'audit',
        'notifications',
        'webhooks',
      ].map((context) => `libs/${context}/README.md`),
      ...['storefront', 'admin', 'shell'].map((app) => `apps/${app}/package.json`),
      'libs/platform/package.json',
      'deploy/package.json',
    ];
    const teams = owned.map((path) => ownersOf(rules, path).join(' '));
    expect(teams).toEqual([
      '@manette/identity',
      '@manette/catalog',
      '@manette/orders',
      '@manette/payments',
      '@manette/fulfilment',
      '@manette/rentals',
      '@manette/chat',
      '@manette/stats',
      '@manette/audit',
      '@manette/notifications',
      '@manette/webhooks',
      '@manette/storefront',
      '@manette/admin',
      '@manette/shell',
      '@manette/platform',
      '@manette/operations',
    ]);
  });

  it('[OPS-114] applies the last matching rule: a context owns its tests, libs/conversation has two teams', () => {
    expect(ownersOf(rules, 'apps/api/test/orders/x.int-spec.ts')).toEqual(['@manette/orders']);
    expect(ownersOf(rules, 'libs/conversation/package.json')).toEqual(['@manette/orders', '@manette/chat']);
    expect(ownersOf(rules, 'package.json')).toEqual(['@manette/platform']);
  });
});
