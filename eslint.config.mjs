import js from '@eslint/js';
import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
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

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.nx', '.data', '**/test-results', 'tools/lint/fixtures'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, 'import-x': importX, regexp },
    settings: {
      'import-x/resolver-next': [resolver],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@nx/enforce-module-boundaries': ['error', boundaries],
    },
  },
  {
    files: ['apps/{shell,storefront,admin}/**/*.{ts,tsx}', 'libs/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  ...innerLayers,
  platformFloors,
  ...webFacades,
  features,
  linearPatterns,
  ...safeServer,
  {
    files: ['**/*.{mjs,js,cjs}', 'tools/**/*.ts', '**/*.config.*'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' },
  },
  prettier,
);
