import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith } from '@manette/platform/testing/tools';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}
interface Case {
  alert_rule_test: { alertname: string; exp_alerts: object[] }[];
}

const FOLDER = join(CHECKOUT, 'deploy/observability');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const rules = (parse(read('rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const recorded = rules.flatMap(({ record }) => record ?? []);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const NAMES = [
  ...['ManetteAvailabilityBurn', 'ManetteLatencyBurn', 'ManetteDeliveryBurn', 'ManetteDown'],
  ...['ManetteDatabaseAway', 'ManetteRedisAway', 'ManetteDiskFilling', 'ManetteQueueStuck'],
  ...['ManetteOutboxStuck', 'ManetteBackupMissing', 'ManetteSignInsRefused'],
];

/** The metrics that docs/operations/metrics.md lists. A test of the API compares that page with the API's output. */
const exported =
  readFileSync(join(CHECKOUT, 'docs/operations/metrics.md'), 'utf8').match(/`[a-z0-9_]+(?=[`{])/g) ?? [];
const known = new Set([...recorded, ...exported.map((name) => name.slice(1))]);

/** Returns the metrics that an expression names. The series of a histogram count as the histogram. */
const metricsOf = (expr: string): string[] =>
  (expr.replace(/"[^"]*"/g, '').match(/\b(?:manette|process|nodejs)[:_][a-z_:0-9]+/g) ?? []).map((name) =>
    known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''),
  );

const run = (...typed: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', typed, {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, output: stdout + stderr };
};

describeWith(['promtool'], 'promtool', () => {
  it('[OPS-110] accepts the rules', () => {
    expect(run('check', 'rules', 'rules.yml')).toMatchObject({ status: 0 });
  });

  it('[OPS-110] [OPS-111] passes the cases in which each alert fires and does not fire', () => {
    const { status, output } = run('test', 'rules', 'rules.test.yml');
    expect(output).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});

describe('the rules', () => {
  it('[OPS-110] name only metrics that are exported or recorded', () => {
    const named = rules.flatMap(({ expr }) => metricsOf(expr));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('[OPS-111] define the eleven alerts, each with a severity, a summary and a runbook', () => {
    expect(new Set(alerts.map(({ alert }) => alert))).toEqual(new Set(NAMES));
    for (const { labels, annotations } of alerts) {
      expect(labels?.severity).toMatch(/^(page|ticket)$/);
      expect(annotations?.summary).toMatch(/\w/);
      expect(annotations?.runbook).toMatch(/^docs\/runbooks\/[a-z-]+\.md$/);
    }
  });

  it.each([
    ['ManetteAvailabilityBurn', '0.001'],
    ['ManetteLatencyBurn', '0.05'],
    ['ManetteDeliveryBurn', '0.01'],
  ])('[OPS-111] define the burn rates of %s for an error budget of %s', (name, budget) => {
    const found = alerts.filter(({ alert }) => alert === name);
    const shape = found.map(({ expr, labels }) => {
      const [, long, first, , short, second] =
        /ratio_rate(\w+) > ([\d.]+) \* ([\d.]+)\s+and .*ratio_rate(\w+) > ([\d.]+) \* /.exec(expr) ?? [];
      expect(expr.split(`* ${budget}`)).toHaveLength(3);
      expect(first).toBe(second);
      return [first, long, short, labels?.severity];
    });
    expect(shape).toEqual([
      ['14.4', '1h', '5m', 'page'],
      ['6', '6h', '30m', 'page'],
      ['3', '1d', '2h', 'ticket'],
    ]);
  });

  it('[OPS-111] have, for each alert, a test case in which it fires and one in which it does not', () => {
    const cases = (parse(read('rules.test.yml')) as { tests: Case[] }).tests.flatMap(
      (one) => one.alert_rule_test,
    );
    for (const name of NAMES) {
      const expected = cases
        .filter(({ alertname }) => alertname === name)
        .map((one) => one.exp_alerts.length > 0);
      expect([name, expected.sort()]).toEqual([name, [false, true]]);
    }
  });
});

describe('the dashboards', () => {
  const FILES = ['queues-and-realtime.json', 'service.json', 'shop.json'];

  it('[OPS-110] are three, and name only metrics that are exported or recorded', () => {
    expect(globSync('*.json', { cwd: FOLDER }).sort()).toEqual(FILES);
    for (const file of FILES) {
      const { panels } = JSON.parse(read(file)) as { panels: { targets: { expr: string }[] }[] };
      const named = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr)));
      expect(named.length).toBeGreaterThanOrEqual(panels.length);
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    }
  });
});
