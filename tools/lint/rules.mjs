// The house's import rules. tools/lint/rules.spec.mjs shows that each one refuses what it should.

/** What a project may import, by its tags (docs: README, "The map of the house"). */
export const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    { sourceTag: 'scope:contracts', onlyDependOnLibsWithTags: ['scope:contracts'] },
    { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['scope:platform', 'scope:contracts'] },
    ...['identity', 'catalog', 'orders', 'chat', 'stats'].map((context) => ({
      sourceTag: `scope:${context}`,
      onlyDependOnLibsWithTags: [`scope:${context}`, 'scope:platform', 'scope:contracts'],
    })),
    { sourceTag: 'platform:web', onlyDependOnLibsWithTags: ['platform:web', 'platform:any'] },
    { sourceTag: 'platform:server', onlyDependOnLibsWithTags: ['platform:server', 'platform:any'] },
    { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib', 'type:context'] },
    { sourceTag: 'type:context', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:context', 'type:tool', 'type:app'] },
  ],
};

const refuse = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: patterns.map(([group, message]) => ({ group, message })) }] },
});

const FRAMEWORK = [
  ['@nestjs/*', '@mikro-orm/*', 'kysely', 'bullmq', 'socket.io', 'express', 'zod', 'zod/*', 'pg'],
  'the domain is plain TypeScript: no framework, no ORM, no validation library',
];

/** Inside a bounded context dependencies point inwards: http, realtime, infrastructure → application → domain. */
export const innerLayers = [
  refuse(
    ['libs/{identity,catalog,orders,chat,stats}/src/domain/**/*.ts'],
    [
      FRAMEWORK,
      [['**/application/**', '**/infrastructure/**', '**/http/**', '**/realtime/**'], 'the domain imports no outer layer'],
    ],
  ),
  refuse(
    ['libs/{identity,catalog,orders,chat,stats}/src/application/**/*.ts'],
    [
      [['**/infrastructure/**', '**/http/**', '**/realtime/**'], 'the application layer imports the domain alone'],
      [['express', 'socket.io', '@nestjs/platform-*'], 'transport belongs into http/ and realtime/'],
    ],
  ),
];

/** Shared packages are not tree-shaken by federation, so the front end goes through facades. */
export const webFacades = [
  refuse(
    ['apps/{shell,storefront,admin}/src/**/*.{ts,tsx}', 'libs/web/!(router|store)/src/**/*.{ts,tsx}'],
    [
      [['react-router-dom', 'react-router'], 'import @manette/web-router'],
      [['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'react-redux'], 'import @manette/web-store'],
    ],
  ),
];
