// The lint rules of this project. rules.test.mjs shows that each rule refuses what it should.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeResolver } from 'eslint-plugin-import-x';

const root = join(import.meta.dirname, '../..');

/** Resolves the specifier of an import to a file. */
export const resolver = createNodeResolver({
  extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
  // Imports in server code name the compiled `.js` file.
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['@manette/source', 'import', 'default'],
});

/** The projects that a project may import, by tags (README, "Where things are"). */
export const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: ['scope:contracts'] },
    { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['scope:platform', 'scope:contracts'] },
    {
      sourceTag: 'scope:conversation',
      onlyDependOnLibsWithTags: ['scope:conversation', 'scope:platform', 'scope:contracts'],
    },
    ...['identity', 'catalog', 'fulfilment', 'rentals', 'stats', 'audit', 'notifications', 'webhooks'].map(
      (context) => ({
        sourceTag: `scope:${context}`,
        onlyDependOnLibsWithTags: [`scope:${context}`, 'scope:platform', 'scope:contracts'],
      }),
    ),
    ...['orders', 'payments', 'chat'].map((context) => ({
      sourceTag: `scope:${context}`,
      onlyDependOnLibsWithTags: [
        `scope:${context}`,
        'scope:conversation',
        'scope:platform',
        'scope:contracts',
      ],
    })),
    { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:any'] },
    { sourceTag: 'platform:server', onlyDependOnLibsWithTags: ['platform:server', 'platform:any'] },
    { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib', 'type:context'] },
    { sourceTag: 'type:context', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  ],
};

const refuse = (files, patterns) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patterns.map(([what, message]) =>
          Array.isArray(what) ? { group: what, message } : { regex: what, message },
        ),
      },
    ],
  },
});

const FRAMEWORK = [
  ['@nestjs/*', '@mikro-orm/*', 'kysely', 'bullmq', 'socket.io', 'express', 'zod', 'zod/*', 'pg'],
  'the domain is plain TypeScript: no framework, no ORM, no validation library',
];

/** Libraries that load frameworks. Of `conversation` the domain may import the plain part, `@manette/conversation/message`. */
const SERVER_LIBRARIES = [
  '^@manette/(platform|conversation)$',
  'the domain is plain TypeScript: no server library, only its plain parts',
];

/** Inside a bounded context dependencies point inwards: http, realtime, infrastructure → application → domain. */
export const innerLayers = [
  refuse(
    [
      'libs/{identity,catalog,orders,payments,fulfilment,rentals,chat,stats,audit,notifications,webhooks}/src/domain/**/*.ts',
    ],
    [
      FRAMEWORK,
      SERVER_LIBRARIES,
      [
        ['**/application/**', '**/infrastructure/**', '**/http/**', '**/realtime/**'],
        'the domain imports no outer layer',
      ],
    ],
  ),
  refuse(['libs/conversation/src/message/**/*.ts'], [FRAMEWORK, SERVER_LIBRARIES]),
  refuse(
    [
      'libs/{identity,catalog,orders,payments,fulfilment,rentals,chat,stats,audit,notifications,webhooks}/src/application/**/*.ts',
    ],
    [
      [
        ['**/infrastructure/**', '**/http/**', '**/realtime/**'],
        'the application layer imports the domain alone',
      ],
      [['express', 'socket.io', '@nestjs/platform-*'], 'transport belongs into http/ and realtime/'],
    ],
  ),
];

/** The floors of libs/platform, each with the floors that it may import. */
export const FLOORS = {
  core: [],
  database: ['core'],
  messaging: ['core', 'database'],
  storage: ['core'],
  http: ['core', 'database', 'messaging', 'storage'],
  backup: ['core', 'database', 'messaging', 'storage', 'http'],
};

/** A floor of the platform imports only the floors below it. Files outside of the floors may import all of them. */
export const platformFloors = {
  files: [`libs/platform/src/{${Object.keys(FLOORS).join(',')}}/**/*.ts`],
  // Tests of a floor use the test helpers, which start the whole platform.
  ignores: ['**/*spec.ts'],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: root,
        zones: Object.entries(FLOORS).map(([floor, below]) => ({
          target: `./libs/platform/src/${floor}`,
          from: './libs/platform/src',
          except: [floor, ...below].map((allowed) => `./${allowed}`),
          message: `the floor ${floor} imports ${below.join(', ') || 'no other floor'}`,
        })),
      },
    ],
  },
};

const ROUTER = [['react-router-dom', 'react-router'], 'import @manette/web-router'];
const STORE = [['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'react-redux'], 'import @manette/web-store'];
const LANGUAGES = [['i18next', 'react-i18next'], 'import @manette/web-i18n'];

/** Module Federation does not tree-shake shared packages, so the front end imports them through facades. */
export const webFacades = [
  refuse(
    ['apps/{shell,storefront,admin}/src/**/*.{ts,tsx}', 'libs/web/!(router|store|i18n)/src/**/*.{ts,tsx}'],
    [ROUTER, STORE, LANGUAGES],
  ),
  refuse(['libs/web/i18n/src/**/*.{ts,tsx}'], [ROUTER, STORE]),
];

const FEATURES_SENTENCE = 'imports flow one way: libs, features, app; a feature imports no other feature';

/** For each feature, the folders and files that it must not import: other features, and the files that assemble the app. */
function featureZones() {
  return ['shell', 'storefront', 'admin'].flatMap((app) => {
    const source = join('apps', app, 'src');
    const features = join(root, source, 'features');
    if (!existsSync(features)) return [];
    const names = readdirSync(features);
    return names.map((name) => ({
      target: `./${join(source, 'features', name)}`,
      from: [
        ...names.filter((other) => other !== name).map((other) => `./${join(source, 'features', other)}`),
        ...['app.tsx', 'main.tsx', 'routes.tsx'].map((file) => `./${join(source, file)}`),
      ],
      message: FEATURES_SENTENCE,
    }));
  });
}

/** Features of the browser apps do not import each other. */
export const features = {
  files: ['apps/{shell,storefront,admin}/src/features/**/*.{ts,tsx}'],
  rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: featureZones() }] },
};

/** Only the storefront's pages are lazy by `lazyPart`: where another part fails to load, its page stays. */
export const optionalParts = {
  files: ['apps/storefront/src/**/*.{ts,tsx}'],
  ignores: ['apps/storefront/src/routes.tsx', 'apps/storefront/src/components/optional-part.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ImportSpecifier[imported.name=/^lazy(Part)?$/]',
        message: 'a part that its page can do without is loaded by optionalPart',
      },
    ],
  },
};

/**
 * Input from users is matched in linear time: no regular expression of the product tries several ways to match the same
 * characters, neither from one position nor again from each position.
 */
export const linearPatterns = {
  files: ['{apps,libs}/**/src/**/*.{ts,tsx}'],
  ignores: ['**/*spec.{ts,tsx}', 'apps/e2e/**'],
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  },
};

const SERVER = '{apps/api,libs/!(web)}/**/src/**/*.ts';
const TESTS = ['**/*spec.ts', '**/testing/**'];

/** Files that use Math.random() for pauses of different lengths, which are no secrets. */
const PAUSES = ['drain-sockets.ts', 'folder-lock.ts', 's3-release-store.ts'].map((file) => `**/${file}`);
/** Names a job in a backup as PostgreSQL's md5() does. The hash protects nothing. */
const NAMES_OF_JOBS = '**/backup/reading/waiting-jobs.ts';

const refusedCode = {
  'CallExpression[callee.name=/^create(Hash|Hmac)$/][arguments.0.value=/^(md5|sha-?1)$/i]':
    'a broken hash: use SHA-256',
  "Property[key.name='rejectUnauthorized'][value.value=false]": 'certificates of servers are checked',
  "Literal[value='NODE_TLS_REJECT_UNAUTHORIZED']": 'certificates of servers are checked',
  "NewExpression[callee.name='RegExp'][arguments.0.type!=/^(Template)?Literal$/]":
    'a pattern is not made from input',
  "NewExpression[callee.name='RegExp'] > TemplateLiteral > :not(Identifier[name=/^[A-Z][A-Z_]*$/], TemplateElement)":
    'a pattern is not made from input, only from constants',
};

/** Refuses code that makes the server unsafe unnoticed: weak hashes and random numbers, code and patterns made from input. */
export const safeServer = [
  {
    files: [SERVER],
    ignores: [...TESTS, NAMES_OF_JOBS],
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': [
        'error',
        ...Object.entries(refusedCode).map(([selector, message]) => ({ selector, message })),
      ],
    },
  },
  {
    files: [SERVER],
    ignores: [...TESTS, ...PAUSES],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'can be foretold: use node:crypto' },
      ],
    },
  },
];
