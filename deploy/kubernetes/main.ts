// `npm run manifests -- --out FOLDER [--values FILE]`: writes the Kubernetes objects (OPS-081, OPS-082).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandFailure, runCommand } from '../failure.ts';
import { readOptions, required } from '../options.ts';
import { inYaml, objectsOf } from './objects.ts';
import { schemaFaults } from './validate.ts';
import { valuesWith } from './values.ts';

await runCommand(async () => {
  const options = readOptions(['out', 'values']);
  const out = resolve(required(options.out, '--out FOLDER'));
  const files = objectsOf(valuesWith(options.values ? readFileSync(options.values, 'utf8') : ''));
  const faults = await schemaFaults(Object.values(files).flat());
  if (faults.length > 0) throw new CommandFailure(...faults);
  mkdirSync(out, { recursive: true });
  for (const [file, objects] of Object.entries(files)) writeFileSync(join(out, file), inYaml(objects));
  console.log(`wrote ${Object.values(files).flat().length} objects to ${out}`);
});
