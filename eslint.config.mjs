import fs from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**'];

// ── who may import whom (docs/architecture.md) ──────────────────────────────────────────────────────────────────────

/** The rooms of the server, lowest first: each may import the ones before it, never one after it. */
const API_ROOMS = [
  'platform',
  'auth',
  'players',
  'leagues',
  'points',
  'teams',
  'free-agents',
  'settings',
  'draft',
  'trades',
  'protection',
  'seasons',
  'talk',
  'activity',
  'notifications',
  'overview',
  'imports',
  'archive',
  'admin',
];
/** The rooms of core, lowest first. Beneath them lie the files at its root. */
const CORE_ROOMS = [
  'wire',
  'streams',
  'players',
  'auth',
  'leagues',
  'teams',
  'free-agents',
  'draft',
  'trades',
  'protection',
  'seasons',
  'settings',
  'talk',
  'activity',
  'notifications',
  'imports',
  'archive',
  'realtime',
];
/** The folders of the server's platform, lowest first. Beneath them lie the files at its root. */
const PLATFORM_FOLDERS = [
  'config',
  'database',
  'jobs',
  'events',
  'http',
  'wire',
  'realtime',
  'storage',
  'mail',
  'backup',
  'health',
];
/** The features of the web app, lowest first. */
const WEB_FEATURES = [
  'open-league',
  'moves',
  'tonight',
  'players',
  'trades',
  'auth',
  'notifications',
  'notices',
  'talk',
  'installation',
  'landing',
  'legal',
  'rules',
  'palette',
  'protection',
  'free-agents',
  'teams',
  'activity',
  'draft',
  'leagues',
  'move-in',
  'account',
  'admin',
];
/** The folders of the web app's draft, lowest first. */
const DRAFT_FOLDERS = [
  'sync',
  'state',
  'announce',
  'clock',
  'recap',
  'offers',
  'list',
  'board',
  'team',
  'queue',
  'chat',
  'results',
  'lobby',
  'office',
  'screen',
  'history',
  'room',
];
/** They know the rooms, and no room knows them. */
const AROUND_API = ['functions', 'migrations', 'seeds', 'testing', 'security'];

const inside = (place) => (fs.existsSync(place) ? fs.readdirSync(place, { withFileTypes: true }) : []);
const foldersIn = (place) =>
  inside(place)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const filesIn = (place) =>
  inside(place)
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => entry.name.replace(/\.tsx?$/, '.js'));

function everyFolderHasItsPlace(place, known) {
  const unknown = foldersIn(place).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${place}: ${unknown.join(', ')} has no place among the rooms, see docs/architecture.md`);
}
everyFolderHasItsPlace('apps/api/src', [...API_ROOMS, ...AROUND_API]);
everyFolderHasItsPlace('libs/core/src', CORE_ROOMS);
everyFolderHasItsPlace('apps/api/src/platform', PLATFORM_FOLDERS);
everyFolderHasItsPlace('apps/web/src', ['ui', 'platform', 'features', 'app', 'testing']);
everyFolderHasItsPlace('apps/web/src/features', WEB_FEATURES);
everyFolderHasItsPlace('apps/web/src/features/draft', [...DRAFT_FOLDERS, 'testing']);

/** Imports that leave the folder for one of the named ones. */
const into = (names, rest = '') => `^(?:\\.\\./)+(?:features/)?(?:${names.join('|') || '(?!)'})/${rest}`;

/** One boundary: files that may not import what a pattern matches. `also` keeps further rules of the same kind in force. */
const boundary = (files, ...patterns) => ({
  files,
  ignores: tests,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: patterns.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

const noWeb = [
  '/web/src/|^(?:react|react-dom|react-router-dom|zustand|@tanstack/.*)$',
  'The server knows nothing of the web app.',
];
const noServer = [
  '/api/src/|^node:|^(?:@nestjs|@mikro-orm|@fastify)/|^(?:pg|bullmq|ioredis)$',
  'The web app knows the server only by its contract.',
];
/** What puts the rooms together: it may know all of them, and none may know it. */
const composition = (place) => [
  `^(?:\\.\\./)+(?:${filesIn(place)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})$`,
  'The files at the root put the rooms together; what a room needs is handed to it.',
];

const stands = (room) => `${room} stands below it: turn the import round, or let the higher room register itself.`;

/** Of another feature of the server only these files may be used. */
const noInsides = (below) => [
  into(below, '(?!.*\\.(?:queries|service|module|entity|tables|writer|log)\\.js$)'),
  'Of another feature only its queries, services, entities, module, and the writers of its tables and log may be used.',
];
const apiRoom = (room) => {
  const place = API_ROOMS.indexOf(room);
  return [
    noWeb,
    composition('apps/api/src'),
    [into([...API_ROOMS.slice(place + 1), ...AROUND_API]), stands(room)],
    noInsides(API_ROOMS.slice(1, place)),
  ];
};
const webFeature = (feature) => [
  noServer,
  [into(WEB_FEATURES.slice(WEB_FEATURES.indexOf(feature) + 1)), stands(feature)],
  [into(['app']), 'Features are used by app, not the other way round.'],
];
/** Imports of the folders above one, inside the same room. */
const above = (folders, folder) => [
  `^\\.\\./(?:${folders.slice(folders.indexOf(folder) + 1).join('|') || '(?!)'})/`,
  stands(folder),
];

const outsideItself = '^(?!\\.{1,2}/)';

const pureImports = [
  [`${outsideItself}(?!zod$)`, 'core is pure: zod is its only dependency, its own files are imported relatively.'],
  ['(?:^|/)(?:apps|tools|node_modules)/', 'core depends on nobody.'],
];

const boundaries = [
  // `wire.ts` puts together the calls of all rooms.
  boundary(['libs/core/src/wire.ts'], ...pureImports),
  boundary(['libs/core/src/!(wire).ts'], ...pureImports, [
    '^\\./[\\w-]+/',
    'The files at the root of core lie beneath its rooms and know none.',
  ]),
  ...CORE_ROOMS.map((room, place) =>
    boundary(
      [`libs/core/src/${room}/**/*.ts`],
      ...pureImports,
      ['^(?:\\.\\./)+wire\\.js$', 'wire.ts puts the rooms together; a room says its own calls.'],
      [into(CORE_ROOMS.slice(place + 1)), stands(room)],
    ),
  ),
  ...API_ROOMS.map((room) => boundary([`apps/api/src/${room}/**/*.ts`], ...apiRoom(room))),
  boundary(['apps/api/src/platform/!(platform.module).ts'], ...apiRoom('platform'), [
    '^\\./[\\w-]+/',
    'The files at the root of platform lie beneath its folders and know none.',
  ]),
  ...PLATFORM_FOLDERS.map((folder) =>
    boundary([`apps/api/src/platform/${folder}/**/*.ts`], ...apiRoom('platform'), above(PLATFORM_FOLDERS, folder)),
  ),
  boundary(
    ['apps/web/src/ui/**/*.{ts,tsx}'],
    noServer,
    [into(['features', 'app', 'platform']), 'ui knows no feature, no routes and no server.'],
    ['^@crease/core/.+/', 'ui may know plain values (money), not features.'],
    ['^react-router', 'ui knows nothing of the router: links are passed in.'],
    ['^@tanstack/react-query$', 'ui shows what it is given; features fetch.'],
  ),
  boundary(['apps/web/src/platform/**/*.{ts,tsx}'], noServer, [
    into(['features', 'app']),
    'platform serves every feature and knows none.',
  ]),
  ...WEB_FEATURES.map((feature) =>
    boundary([`apps/web/src/features/${feature}/**/*.{ts,tsx}`], ...webFeature(feature)),
  ),
  ...DRAFT_FOLDERS.map((folder) =>
    boundary(
      [`apps/web/src/features/draft/${folder}/**/*.{ts,tsx}`],
      ...webFeature('draft'),
      above(DRAFT_FOLDERS, folder),
    ),
  ),
  boundary(['apps/web/src/app/**/*.{ts,tsx}'], noServer),
];

// ── schemas of answers are for the description of the API, and for tests ──────────────────────────────────────────────

const typesOfAnswers = {
  files: ['apps/**/*.{ts,tsx}'],
  ignores: [...tests, '**/*.answers.ts', 'apps/api/src/platform/http/open-api.document.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          "ImportDeclaration[importKind='value'][source.value=/^@crease.core.+(?:\\.answers|answer\\.parts)\\.js$/] > ImportSpecifier[importKind='value']",
        message: 'Only types: neither a start of the server nor the web app should load the schemas of answers.',
      },
    ],
  },
};

// ── time and chance are arguments ───────────────────────────────────────────────────────────────────────────────────

const pureCore = {
  files: ['libs/core/src/**/*.ts'],
  ignores: tests,
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'Time is an argument in core.' },
      { object: 'Math', property: 'random', message: 'Chance is an argument in core.' },
      { object: 'performance', property: 'now', message: 'Time is an argument in core.' },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is an argument in core.' },
      { selector: "CallExpression[callee.name='Date']", message: 'Time is an argument in core.' },
    ],
    'no-restricted-globals': [
      'error',
      ...[
        'crypto',
        'process',
        'fetch',
        'setTimeout',
        'setInterval',
        'setImmediate',
        'queueMicrotask',
        'window',
        'document',
        'localStorage',
        'console',
      ].map((name) => ({
        name,
        message: 'core has no input, output, time or chance of its own.',
      })),
    ],
  },
};

// ── the language ────────────────────────────────────────────────────────────────────────────────────────────────────

const everywhere = {
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-debugger': 'error',
    'no-else-return': 'error',
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-self-compare': 'error',
    'no-unreachable-loop': 'error',
    'no-useless-rename': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-template': 'error',
  },
};

/** Rules that need types run in oxlint (.oxlintrc.json), which is several times faster. */
const typescript = {
  files: ['**/*.{ts,tsx}'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: {
    parser: tseslint.parser,
    // Types of constructor parameters are values where decorators stand: consistent-type-imports must know it.
    parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
  },
  rules: {
    '@typescript-eslint/ban-ts-comment': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }], // leaves files with decorators alone: their types are needed at run time
    // An entity file adds its tables to all of them by an interface that extends theirs.
    '@typescript-eslint/no-empty-object-type': [
      'error',
      { allowInterfaces: 'with-single-extends', allowWithName: '^Tables$' },
    ],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/prefer-as-const': 'error',
  },
};

const javascript = {
  files: ['**/*.mjs'],
  languageOptions: {
    globals: Object.fromEntries(
      [
        'AbortSignal',
        'Buffer',
        'Element',
        'URL',
        'clearInterval',
        'clearTimeout',
        'console',
        'fetch',
        'globalThis',
        'performance',
        'process',
        'setInterval',
        'setTimeout',
        'window',
      ].map((name) => [name, 'readonly']),
    ),
  },
  rules: {
    'no-undef': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
    ],
    'no-import-assign': 'error',
    'no-unreachable': 'error',
  },
};

const react = {
  files: ['apps/web/src/**/*.{ts,tsx}'],
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
};

// ── components stay readable ────────────────────────────────────────────────────────────────────────────────────────

/** Where components are still longer. An entry goes as soon as they have been split. */

const componentLength = {
  files: ['apps/web/src/**/*.tsx'],
  ignores: tests,
  rules: { 'max-lines-per-function': ['error', { max: 150, skipBlankLines: false, skipComments: false }] },
};

const fileLength = {
  files: ['**/*.{ts,tsx,mjs}'],
  ignores: [...tests, '**/*.test.mjs', 'apps/api/src/migrations/**'],
  rules: { 'max-lines': ['error', 400] },
};

export default [
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'test-results/**',
      'playwright-report/**',
      '.data/**',
      'apps/web/public/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } }, // a rule that is wrong is changed here, for everybody
  everywhere,
  typescript,
  javascript,
  react,
  componentLength,
  fileLength,
  pureCore,
  ...boundaries,
  typesOfAnswers,
];
