import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries, tests } from './tools/lint/boundaries.mjs';

// ── schemas of answers are for the description of the API, and for tests ─────────────────────────────────────────────

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

// ── what a language formats is in one place ─────────────────────────────────────────────────────────────────────────

/** `locale` formats for the language, `time-zone` asks the machine. */
const formatting = ['libs/core/src/locale.ts', 'libs/core/src/time-zone.ts'];
const useLocale = 'Format with `locale` (core/locale.ts), so that a second language is possible.';
const ofLanguages = {
  globals: [{ name: 'Intl', message: useLocale }],
  properties: ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'localeCompare'].map((property) => ({
    property,
    message: useLocale,
  })),
};
const locales = {
  files: ['apps/*/src/**/*.{ts,tsx}'],
  ignores: tests,
  rules: {
    'no-restricted-globals': ['error', ...ofLanguages.globals],
    'no-restricted-properties': ['error', ...ofLanguages.properties],
  },
};

// ── time and chance are arguments ───────────────────────────────────────────────────────────────────────────────────

const pure = ({ globals, properties }) => ({
  ignores: tests,
  rules: {
    'no-restricted-properties': [
      'error',
      ...properties,
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
      ...globals,
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
});
const pureCore = { ...pure(ofLanguages), files: ['libs/core/src/**/*.ts'] };
const pureFormatting = { ...pure({ globals: [], properties: [] }), files: formatting };

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

/** The whole function counts, with its blank lines and comments. */
const functionLength = {
  files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.ts'],
  ignores: [...tests, 'apps/api/src/migrations/**'],
  rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: false, skipComments: false }] },
};

const fileLength = {
  files: ['**/*.{ts,tsx,mjs}'],
  ignores: [...tests, '**/*.test.mjs', 'apps/api/src/migrations/**'],
  rules: { 'max-lines': ['error', 400] },
};

// ── words are in catalogues (*.words.en.ts) ─────────────────────────────────────────────────────────────────────────

const SAID =
  '(?:alt|aria-label|cancel|caption|description|detail|done|hint|label|message|placeholder|submit|title|words?)';
const WORD = '[A-Za-z]{2}';
/** A text with a word. An address is none. */
const TEXT = `Literal[value=/^(?!https?:).*${WORD}/]`;
const CHOSEN = [
  `ConditionalExpression > ${TEXT}.consequent`,
  `ConditionalExpression > ${TEXT}.alternate`,
  `LogicalExpression > ${TEXT}.right`,
];
const SHOWN = `JSXAttribute[name.name=/^${SAID}$/]`;
const CONTENT = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';

const wordsInCatalogues = {
  files: ['apps/web/src/**/*.tsx'],
  ignores: tests,
  rules: {
    'no-restricted-syntax': [
      ...typesOfAnswers.rules['no-restricted-syntax'],
      ...[
        `JSXText[value=/${WORD}/]`,
        `${SHOWN} > ${TEXT}`,
        `${SHOWN} TemplateElement[value.raw=/${WORD}/]`,
        `${CONTENT} > TemplateLiteral > TemplateElement[value.raw=/${WORD}/]`,
        ...CHOSEN.flatMap((choice) => [`${SHOWN} > JSXExpressionContainer > ${choice}`, `${CONTENT} > ${choice}`]),
        `Property[key.name=/^(?:header|hint|label|title|words?)$/] > ${TEXT}`,
      ].map((selector) => ({
        selector,
        message:
          'A text that people see belongs into the catalogue of the folder (CONTRIBUTING, "How do I add a text to a screen?").',
      })),
    ],
  },
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
  functionLength,
  fileLength,
  pureCore,
  pureFormatting,
  locales,
  ...boundaries,
  typesOfAnswers,
  wordsInCatalogues,
];
