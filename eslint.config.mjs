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
  optionalParts,
  platformFloors,
  resolver,
  safeServer,
  webFacades,
} from './tools/lint/rules.mjs';

// The rule for module boundaries reads the project graph that Nx has cached. Without a cached graph it would check nothing.
try {
  readCachedProjectGraph();
} catch {
  process.env.NX_DAEMON ??= 'false';
  await createProjectGraphAsync();
}

// ESLint does not repeat the rules that oxlint checks (.oxlintrc.json).
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
  optionalParts,
  linearPatterns,
  ...safeServer,
);
