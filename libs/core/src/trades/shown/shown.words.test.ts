import { describe, expect, test } from '@jest/globals';
import { conditionText } from './condition.words.js';
import { conditionLines, evidenceWords, type ConditionEvidence } from '../conditions/proposal.words.js';
import { TRADE_LINES, conditionNoteWords, tradeSummary } from '../trade.words.js';
import type { Condition } from '../trade.model.js';
import { addConditionWords, addSideWords, leaveOutConditionWords, leaveOutSideWords } from './archived.words.js';
import {
  goodLine,
  goodOf,
  subjectsOf,
  wordAsset,
  wordCondition,
  wordSides,
  type NamedPick,
  type ShownAsset,
  type ShownSides,
} from './shown.words.js';

const resolve_by = '2027-06-30';
const pick: NamedPick = {
  season: '2026-27',
  type: 'general',
  round: 2,
  pick_number: 14,
  original_team: 'Bears (old)',
};
const names = {
  player: (id: number) => (id === 7 ? 'Ada Prov' : undefined),
  team: (id: string) => (id === 'bears' ? 'Bears (old)' : undefined),
  pick: (id: string) => (id === 'other' ? pick : undefined),
};
const words = {
  player: (id: number) => names.player(id) ?? `player ${id}`,
  team: (id: string) => names.team(id) ?? 'the team',
  pick: (id: string) => (id === 'other' ? '2026-27 general, round 2, pick 14 (Bears (old))' : 'another pick'),
};
const CONDITIONS: readonly Condition[] = [
  { type: 'pick-protected', top: 10, resolve_by },
  { type: 'pick-protected', top: 10, instead_pick_id: 'other', resolve_by },
  { type: 'pick-protected', top: 10, instead_pick_id: 'gone', resolve_by },
  { type: 'pick-of-two', other_pick_id: 'other', which: 'giver', resolve_by },
  { type: 'games-played', player_id: 7, season: '2026-27', at_least: 60, resolve_by },
  { type: 'games-played', player_id: 8, season: '2026-27', at_least: 60, not: true, resolve_by },
  { type: 'team-finish', team_id: 'bears', season: '2026-27', top: 3, resolve_by },
  { type: 'team-result', team_id: 'gone', season: '2026-27', result: 'title', resolve_by },
  { type: 'free-text', text: 'If it snows', resolve_by },
  {
    type: 'both',
    of: [
      { type: 'signed', player_id: 7, season: '2027-28' },
      { type: 'team-finish', team_id: 'bears', season: '2026-27', top: 1 },
    ],
    resolve_by,
  },
];

const draftPick = { ...pick, kind: 'draft-pick', pick_id: 'p', assigned_to: 'bears', owned_by: 'bears' } as const;
const base = { condition: null } as const;
const ASSETS: readonly (readonly [ShownAsset, string])[] = [
  [
    {
      ...base,
      kind: 'player',
      player_id: 7,
      name: 'Ada Prov',
      position: 'F',
      position_detail: 'C',
      nhl_club: 'TOR',
      status: 'healthy',
      place: 'active',
      cap_hit: 4_500_000,
      charge: 4_500_000,
      estimated: false,
      contract_expiry: 2028,
    },
    'Ada Prov (F, $4.5M)',
  ],
  [{ ...base, ...draftPick, type: 'general' }, '2026-27 general, round 2, pick 14 (Bears (old))'],
  [
    { ...base, ...draftPick, type: 'general', pick_number: null, extra: 1 },
    '2026-27 general, round 2, compensatory (Bears (old))',
  ],
  [
    {
      ...base,
      kind: 'fa-pick',
      pick_id: 'f',
      week: 7,
      assigned_to: 'bears',
      original_team: 'Bears',
      owned_by: 'bears',
      expiry_date: '2026-11-01T00:00:00.000Z',
    },
    'FA pick, week 7 (Bears)',
  ],
  [
    {
      ...base,
      kind: 'retention',
      player_id: 7,
      name: 'Ada Prov',
      percent: 25,
      amount: 1_125_000,
      through_season: '2027-28',
    },
    '25 % of Ada Prov ($1,125,000 through 2027-28)',
  ],
];

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('an asset that was shown', () => {
  test.each(ASSETS)('is worded from its figures: %#', (asset, label) => {
    expect(JSON.stringify(asset)).not.toContain(label);
    const view = wordAsset(stored(asset));
    expect(view).toMatchObject({ kind: asset.kind, label, condition_text: null });
    for (const key of ['original_team', 'extra', 'subjects']) expect(view).not.toHaveProperty(key);
    expect(goodLine(stored(goodOf(asset)))).toBe(label);
  });

  test.each(CONDITIONS)('has its condition in the words of the names of its day: %#', (condition) => {
    const [player] = ASSETS[0] ?? [];
    if (!player) throw new Error('there is a player');
    const asset = stored<ShownAsset>({ ...player, condition, subjects: subjectsOf(condition, names) });
    const text = conditionText(condition, words);
    expect(wordAsset(asset).condition_text).toBe(text);
    expect(wordCondition({ asset, instead: null })).toMatchObject({ text, instead: null });
    expect(goodLine(goodOf(asset))).toBe(`Ada Prov (F, $4.5M): ${text}`);
    expect(TRADE_LINES['trade.conditionReopened']({ text: goodOf(asset), asset: goodOf(asset) })).toBe(
      `Condition open again: ${text}. It is about Ada Prov (F, $4.5M).`,
    );
  });

  test('of an earlier release is shown in its words where figures are missing', () => {
    const { original_team: _, ...old } = draftPick;
    const condition: Condition = { type: 'team-finish', team_id: 'bears', season: '2026-27', top: 3, resolve_by };
    const asset: ShownAsset = { ...old, type: 'general', label: 'An old pick', condition, condition_text: 'If so' };
    expect(wordAsset(asset)).toMatchObject({ label: 'An old pick', condition_text: 'If so' });
    expect(goodLine(goodOf(asset))).toBe('An old pick: If so');
    expect(wordCondition({ asset, instead: null, text: 'If so' }).text).toBe('If so');
    expect(leaveOutConditionWords({ asset, instead: null, text: 'If so' })).toEqual({
      asset,
      instead: null,
      text: 'If so',
    });
  });
});

test('an archive has the words beside the figures, and an import leaves them out', () => {
  const condition: Condition = { type: 'signed', player_id: 7, season: '2027-28', resolve_by };
  const assets = ASSETS.map(([asset]) => ({ ...asset, condition, subjects: subjectsOf(condition, names) }));
  const side = { team_id: 'bears', team_name: 'Bears', picture: null, manager_name: null };
  const sides: ShownSides = [
    { ...side, assets, moves: [{ type: 'drop', player_id: 7, name: 'Ada Prov' }] },
    { ...side, team_name: 'Wolves', assets: ASSETS.map(([asset]) => asset), moves: [] },
  ];
  const archived = stored(addSideWords(sides));
  expect(archived).toMatchObject(wordSides(sides));
  expect(leaveOutSideWords(archived)).toEqual(sides);
  expect(wordSides(archived)).toEqual(wordSides(sides));
  const [asset] = assets;
  if (!asset) throw new Error('there is an asset');
  const shown = { asset, instead: null };
  expect(stored(addConditionWords(shown))).toMatchObject({ text: 'If Ada Prov is signed for 2027-28 by Jun 30, 2027' });
  expect(leaveOutConditionWords(stored(addConditionWords(shown)))).toEqual(shown);
});

test('a trade is summarized from assets and from the words of earlier releases', () => {
  const [[player], [second]] = ASSETS as [(typeof ASSETS)[number], (typeof ASSETS)[number]];
  expect(
    tradeSummary([
      { team: 'Bears', gives: [goodOf(player), goodOf(second)] },
      { team: 'Wolves', gives: ['FA pick, week 7 (Bears)'] },
    ]),
  ).toBe(
    'Wolves gets Ada Prov (F, $4.5M) and 2026-27 general, round 2, pick 14 (Bears (old)); Bears gets FA pick, week 7 (Bears).',
  );
});

describe('evidence', () => {
  test.each<[ConditionEvidence | string, string]>([
    [{ key: 'notProven', figures: { by: '2026-06-30' } }, 'Not proven by Jun 30, 2026.'],
    [{ key: 'pickNumber', figures: { number: 4, within: 10 } }, 'It is pick 4 of its draft, within the top 10.'],
    [{ key: 'reported' }, 'Reported without further words.'],
    [
      {
        key: 'all',
        figures: {
          of: [
            { key: 'signed', figures: { season: '2026-27' } },
            { key: 'signed', figures: { season: '2026-27' } },
            { key: 'qualified', figures: { season: '2026-27' } },
          ],
        },
      },
      'They have a contract for 2026-27. The team is in the play-offs of 2026-27.',
    ],
    ['It was on the news.', 'It was on the news.'],
    [{ key: 'evaporated' } as unknown as ConditionEvidence, 'This evidence cannot be shown in this version.'],
  ])('has words: %#', (evidence, said) => {
    expect(evidenceWords(stored(evidence))).toBe(said);
  });

  test('is part of mails, of old ones too, and of what a condition ends with', () => {
    const [[player]] = ASSETS as [(typeof ASSETS)[number]];
    const evidence: ConditionEvidence = { key: 'notProven', figures: { by: '2026-06-30' } };
    const condition: Condition = { type: 'free-text', text: 'It snows', resolve_by };
    expect(conditionLines({ asset: goodOf({ ...player, condition, subjects: {} }), met: false, evidence })).toEqual([
      'Ada Prov (F, $4.5M): It snows (by Jun 30, 2027).',
      'Not met: Not proven by Jun 30, 2026.',
    ]);
    expect(conditionLines({ asset: 'A pick', text: 'If so', met: true, evidence: 'Seen.' })).toEqual([
      'A pick: If so.',
      'Met: Seen.',
    ]);
    expect(
      (['none', 'one', 'both'] as const).map((refused) =>
        conditionNoteWords({ key: 'date', figures: { evidence, refused } }),
      ),
    ).toEqual([
      'Nobody without a part in the trade could decide it. Not proven by Jun 30, 2026.',
      'Nobody without a part in the trade could decide it. Not proven by Jun 30, 2026. That could not be carried out.',
      'Nobody without a part in the trade could decide it. Not proven by Jun 30, 2026. Neither outcome could be carried out.',
    ]);
  });
});
