import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const SPECTRAL_RULES = join(import.meta.dirname, '../spectral.yaml');
const MEGABYTES = 1024 * 1024;

/** The linters: the package and file of each, its arguments, and the function that reads its report. */
const LINTERS = [
  {
    name: 'Redocly',
    file: ['@redocly/cli', 'bin/cli.js'],
    args: ['lint', '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'],
    findings: redoclyFindings,
  },
  {
    name: 'Spectral',
    file: ['@stoplight/spectral-cli', 'dist/index.js'],
    args: ['lint', '--ruleset', SPECTRAL_RULES, '--format', 'json', '--quiet', '--fail-severity', 'hint'],
    findings: spectralFindings,
  },
] as const;

interface RedoclyReport {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

function redoclyFindings(report: string): string[] {
  const { problems } = JSON.parse(report) as RedoclyReport;
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? 'document'})`,
  );
}

function spectralFindings(report: string): string[] {
  const findings = JSON.parse(report) as { code: string; message: string; path: string[] }[];
  return findings.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`);
}

function run(
  file: string,
  args: readonly string[],
): Promise<{ failed: boolean; report: string; said: string }> {
  // Without these variables Redocly looks for newer versions and reports its usage.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { env, cwd: tmpdir(), maxBuffer: 64 * MEGABYTES };
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args], options, (error, report, said) =>
      done({ failed: error !== null, report, said }),
    );
  });
}

/** Returns the findings of both linters in a document, by their recommended rules without exceptions [POC-075, POC-078]. */
export async function lintFindings(document: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const path = join(folder, 'openapi.json');
    await writeFile(path, document);
    const found = LINTERS.map(async ({ name, file: [packageName, bin], args, findings }) => {
      const linter = join(dirname(require.resolve(`${packageName}/package.json`)), bin);
      const { failed, report, said } = await run(linter, [...args, path]);
      const all =
        report.trim().startsWith('{') || report.trim().startsWith('[') ? findings(report) : undefined;
      if (all === undefined || (failed && all.length === 0))
        return [`${name} could not run: ${said || report}`];
      return all.map((finding) => `${name}: ${finding}`);
    });
    return (await Promise.all(found)).flat();
  } finally {
    await rm(folder, { recursive: true });
  }
}
