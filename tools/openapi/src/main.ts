// `npm run openapi -- lint|diff|release`: lints the API's OpenAPI document, compares it with the released one, or makes it the
// released one (POC-075 to POC-079).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { breakingChanges } from './compare-documents.ts';
import { CHECKOUT, currentDocument } from './current-document.ts';
import type { Document } from './document.ts';
import { lintFindings } from './lint.ts';

const RELEASED = join(CHECKOUT, 'libs/client/openapi.released.json');
const USAGE = 'npm run openapi -- lint | diff | release [--document FILE] [--released FILE]';

const majorOf = ({ info }: Document): number => Number(info.version.split('.')[0]);

const read = (file: string): string => readFileSync(file, 'utf8');

interface Files {
  document?: string | undefined;
  released: string;
}

const documentOf = async ({ document }: Files): Promise<string> =>
  document === undefined ? currentDocument() : read(document);

/** The commands. Each returns its faults, for which the program exits with 1, and the message that it prints without faults. */
const COMMANDS: Record<string, (files: Files) => Promise<{ faults: string[]; said: string }>> = {
  async lint(files) {
    const faults = await lintFindings(await documentOf(files));
    return { faults, said: 'Redocly and Spectral find nothing.' };
  },
  async diff(files) {
    const released = JSON.parse(read(files.released)) as Document;
    const current = JSON.parse(await documentOf(files)) as Document;
    if (majorOf(current) > majorOf(released)) return { faults: [], said: 'The major version rose.' };
    return { faults: breakingChanges(released, current), said: 'Nothing breaks the released document.' };
  },
  async release(files) {
    writeFileSync(files.released, `${JSON.stringify(JSON.parse(await documentOf(files)), null, 1)}\n`);
    return { faults: [], said: `Released in ${files.released}.` };
  },
};

function readArguments() {
  const options = { document: { type: 'string' }, released: { type: 'string', default: RELEASED } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const command = positionals.length === 1 ? COMMANDS[positionals[0] ?? ''] : undefined;
    return command && { command, files: values };
  } catch {
    return undefined;
  }
}

const asked = readArguments();
if (!asked) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const { faults, said } = await asked.command(asked.files);
    if (faults.length === 0) console.log(said);
    for (const fault of faults) console.log(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
