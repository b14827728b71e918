import fc from 'fast-check';
import { z } from 'zod';

export const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  '',
  ' ',
  '\t\n',
  '\0',
  '\ud800',
  '🏒'.repeat(50),
  'x'.repeat(5_000),
  'ﷺ'.repeat(200),
  'A̸̧͝'.repeat(40),
  "'; drop table league; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '%s%n%x',
  '../../etc/passwd',
  'C:\\con',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '1e999',
  '0x10',
  '2025-26',
  '2025-02-30T99:99:99Z',
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { $ne: null },
  { constructor: { prototype: { polluted: true } } },
  { toString: 1 },
  { valueOf: 'x' },
  { length: 1e9 },
  { then: 'x' },
];

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Bodies that resemble a schema, with some hostile values. `ids` are existing ids. */
export function bodiesLike(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema;
  return fc.oneof(
    { weight: 6, arbitrary: like(json, ids, 0.12) },
    { weight: 3, arbitrary: like(json, ids, 0.5) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** A value that fits the schema; with probability `odd` a hostile value instead, at every depth. */
function like(schema: JsonSchema, ids: readonly string[], odd: number): fc.Arbitrary<unknown> {
  const fine = fitting(schema, ids, odd);
  return fc.oneof(
    { weight: Math.round((1 - odd) * 100), arbitrary: fine },
    { weight: Math.round(odd * 100), arbitrary: fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 3 })) },
  );
}

function fitting(schema: JsonSchema, ids: readonly string[], odd: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((choice) => fitting(choice, ids, odd)));
  if (schema.allOf?.[0]) return fitting(schema.allOf[0], ids, odd);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(
        ([name, part]) => [name, like(part, ids, odd)] as const,
      );
      return fc
        .record(Object.fromEntries(properties), {
          requiredKeys: properties.map(([name]) => name).filter((name) => schema.required?.includes(name)),
        })
        .chain((value) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constant(value) },
            {
              weight: 1,
              arbitrary: fc
                .constantFrom('id', 'is_commissioner', 'siteOwner', 'user_id', 'league_id', 'version', 'toString')
                .map((name) => ({ ...value, [name]: 1 })),
            },
          ),
        );
    }
    case 'array':
      return fc.array(schema.items ? like(schema.items, ids, odd) : fc.jsonValue(), { maxLength: 5 });
    case 'string':
      if (schema.format === 'email') return fc.emailAddress({ size: 'small' });
      return fc.oneof(
        fc.constantFrom(...ids),
        fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 200) }),
        fc.constantFrom(
          'dynasty',
          'redraft',
          'general',
          '2025-26',
          '2026-11-20T12:00:00Z',
          'F',
          'IR',
          'delete my account',
        ),
      );
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -10, -1e9);
      const max = Math.max(min, Math.min(schema.maximum ?? 9_000_100, 9_000_100));
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.constantFrom(min, max, 0, 1, 8_000_001, 8_000_002),
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(fc.constantFrom(...ids), fc.jsonValue({ maxDepth: 2 }), fc.integer({ min: 0, max: 100 }));
  }
}

/** Texts that are not a body, or try to be more than one. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"a":',
  '{"__proto__": {"polluted": true}}',
  '{"constructor": {"prototype": {"polluted": true}}}',
  '{"a": {"__proto__": {"polluted": true}}}',
  `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  '{"a":'.repeat(40_000),
  '{"a": 1e400}',
  '{"a": "\\u0000"}',
  '{"a": "\\ud800"}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"":""}',
];

/** Named bodies just below the size limit that are expensive to parse. */
export function dearTexts(): readonly (readonly [string, string])[] {
  const SIZE = 250_000;
  const some = (bytes: number) => Math.floor(SIZE / bytes);
  return [
    ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: some(12) }, (_, index) => [`k${index}`, 1])))],
    ['many small objects', `{"a":[${Array<string>(some(9)).fill('{"b":1}').join(',')}]}`],
    ['many empty lists', `{"a":[${Array<string>(some(3)).fill('[]').join(',')}]}`],
    ['a number without end', `{"a":${'9'.repeat(SIZE)}}`],
    ['a text of escapes', `{"a":"${'\\u00e9'.repeat(some(6))}"}`],
    ['a long address', JSON.stringify({ email: `${'a.'.repeat(some(4))}@${'b.'.repeat(some(8))}`, password: 'x' })],
    [
      'a long name',
      JSON.stringify({
        username: 'e\u0301'.repeat(some(6)),
        first_name: ' '.repeat(some(4)),
        league_name: '-'.repeat(some(4)),
      }),
    ],
    [
      'a long list of ids',
      JSON.stringify({
        player_ids: Array.from({ length: some(9) }, (_, index) => 8_000_000 + index),
        team_ids: ['111111111111'],
      }),
    ],
    [
      'keys that hash alike',
      JSON.stringify(
        Object.fromEntries(Array.from({ length: some(24) }, (_, index) => [String(index * 4_294_967_296), ''])),
      ),
    ],
  ];
}
