import { expect, test } from '@jest/globals';
import { STORED } from './archive.values.stored.js';

const ID = '7hXk2mPq9RsT';
const AT = '2026-01-31 04:05:06.123456+00';
const ROW = { player_id: 8_478_402, team_id: ID, place: 'ir', acquired_at: AT, acquired_by: 'draft', since: AT };
const SIDE = { team_id: ID, team_name: 'Bears', assets: [{ kind: 'fa-pick', week: 3 }], moves: [] };
const PICK = { kind: 'draft-pick', season: '2026-27', type: 'general', round: 2, original_team: 'Bears' };
const VOIDED = { conditionId: ID, tradeId: ID, ref: null };
const SHEET = { team_id: ID, core: [8_478_402], bench: [] };

/** For each kind of column: a value that the product writes, then values that it never writes. */
const CASES: { readonly [K in keyof typeof STORED]: readonly [good: unknown, ...bad: unknown[]] } = {
  shownSides: [
    [SIDE, { ...SIDE, assets: [PICK], moves: [{ type: 'drop', player_id: 8_478_402, name: 'Ada Prov' }] }],
    [SIDE],
    [SIDE, { ...SIDE, assets: [{ kind: 'money' }] }],
    [SIDE, { ...SIDE, assets: [{ ...PICK, subjects: { teams: [{ team_id: ID }] } }] }],
    [SIDE, { ...SIDE, moves: [{ type: 'sell', name: 'Ada Prov' }] }],
  ],
  onBehalf: [{ reason: 'They agreed by phone', override: true }, { override: 'yes' }],
  tradeSteps: [
    [
      { op: 'player', player_id: 8_478_402, from: ID, to: ID, from_place: 'active' },
      { op: 'retention', id: ID },
    ],
    [{ op: 'steal', id: ID }],
    [{ op: 'player', player_id: 8_478_402, from: ID, to: 'team:other' }],
  ],
  tradeRules: [{ retentionEnabled: true, max_retention_perc: 50, salary_cap: null }, { salary_cap: 'much' }],
  tradeAsset: [
    {
      kind: 'player',
      player_id: 8_478_402,
      condition: { type: 'free-text', text: 'If he plays', resolve_by: AT.slice(0, 10) },
    },
    { kind: 'player', player_id: 'McDavid', condition: null },
    { kind: 'draft-pick', pick_id: ID, condition: { type: 'weather' } },
  ],
  shownCondition: [
    { asset: { kind: 'player', name: 'Ada Prov', position: 'F', cap_hit: 1 }, instead: PICK, text: 'If he plays' },
    { asset: null },
    { asset: { kind: 'player', label: 'Ada Prov' }, instead: null },
  ],
  lockDone: [
    { begunAt: AT, released: [ROW], promises: [VOIDED], sheets: [SHEET] },
    { begunAt: 'soon', released: [], promises: [], sheets: [] },
    { begunAt: AT, released: [{ ...ROW, place: 'moon' }], promises: [], sheets: [] },
  ],
  phaseDone: [
    { waivers: [ID], released: [ROW], settings: { ids: [ID], before: {}, after: {} }, round: null },
    { waivers: [5] },
    { faPicksEnded: [{ id: ID, expiresAt: 'never' }] },
  ],
  beforeMoveIn: [
    { rosters: [ROW], teams: [{ id: ID, name: 'Bears' }] },
    { rosters: [ROW] },
    { rosters: [5], teams: [] },
  ],
  eventData: [
    { says: { key: 'activity.note', figures: { author: 'A', text: 'b' } } },
    { says: 5 },
    { says: { key: 5 } },
  ],
  said: [{ key: 'declined', figures: { team: 'Bears', why: null } }, { figures: {} }, { key: 5 }],
  claimMoves: [[{ type: 'drop', player_id: 8_478_402 }], [{ type: 'sell', player_id: 8_478_402 }]],
};

test.each(Object.entries(CASES))('%s in an archive has the form that the product writes', (name, [good, ...bad]) => {
  const schema = STORED[name as keyof typeof STORED];
  expect(schema.parse(good)).toEqual(good);
  for (const value of [...bad, 5, 'text']) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
});

test('an unknown field of a later release is kept', () => {
  const value = { waivers: [ID], later: { of: 1 } };
  expect(STORED.phaseDone.parse(value)).toEqual(value);
});
