import fs from 'node:fs';

export const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**'];

/** The rooms of the server, lowest first: each may import the ones before it, never one after it. */
const API_ROOMS = [
  'platform',
  'auth',
  'players',
  'leagues',
  'points',
  'competition',
  'contracts',
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
  'mcp',
];
/** The rooms of core, lowest first. Beneath them lie the files at its root. */
const CORE_ROOMS = [
  'french',
  'messages',
  'wire',
  'streams',
  'players',
  'auth',
  'leagues',
  'competition',
  'contracts',
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
  'log',
  'metrics',
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
  'auction',
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
  'try',
];
/** They may import rooms, and no room may import them. */
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

/** These files may not import what a pattern matches. */
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
  '/api/src/|^node:|^(?:@nestjs|@mikro-orm|@fastify)/|^(?:pg|bullmq|redis)$',
  'The web app knows the server only by its contract.',
];
/** The files that assemble the rooms: they may import all rooms, and no room may import them. */
const composition = (place) => [
  `^(?:\\.\\./)+(?:${filesIn(place)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})$`,
  'The files at the root put the rooms together; what a room needs is handed to it.',
];

const stands = (room) => `${room} stands below it: turn the import round, or let the higher room register itself.`;

/** The only files that another feature of the server may use. */
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

/** Who may import whom (docs/architecture.md). */
export const boundaries = [
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
    ['^@crease/core/(?!french/).+/', 'ui may know plain values (money) and grammar, not features.'],
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
