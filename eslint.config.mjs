import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import {
  boundaries,
  features,
  innerLayers,
  linearPatterns,
  platformFloors,
  resolver,
  safeServer,
  webFacades,
} from './tools/lint/rules.mjs';

// The boundaries are judged by the graph that nx has stored; where it has stored none yet, they would be skipped.
try {
  readCachedProjectGraph();
} catch {
  process.env.NX_DAEMON ??= 'false';
  await createProjectGraphAsync();
}

// What oxlint checks (.oxlintrc.json) is not repeated here.
export default defineConfig(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.data', '**/test-results', 'tools/lint/fixtures'] },
  { rules: { 'no-irregular-whitespace': 'error', 'no-useless-assignment': 'error' } },
  { files: ['**/*.{js,cjs}'], rules: { 'no-dupe-args': 'error', 'no-octal': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [resolver],
    },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries] },
  },
  ...innerLayers,
  platformFloors,
  ...webFacades,
  features,
  linearPatterns,
  ...safeServer,
);
