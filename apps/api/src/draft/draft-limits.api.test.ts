import { describe, expect, it } from '@jest/globals';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { openDraft, seedPlayers, SMALL_DRAFT, somePlayers } from '../testing/draft-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { expectRefusal } from '../testing/answers/expect-refusal.js';

const { db, seed, query } = await fileApp();
await seedPlayers(db, somePlayers(60));

const [held, centre, wing, anotherCentre] = [8_000_001, 8_000_002, 8_000_004, 8_000_006];

describe('the most players of a position', () => {
  it('hold for picks of the manager and the commissioner, with the players whom a team has already', async () => {
    await query`update player set position_detail = case when id = ${wing} then 'LW' else 'C' end
      where id = any(${[held, centre, wing, anotherCentre]})`;
    const of = await seed({ form: { ...SMALL_DRAFT, most_c: 1 } });
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
      values (${of.leagueId}, ${held}, ${of.teams[0]!.id}, 'active', 'test')`;
    const { path } = await openDraft(of);
    await of.commissioner.must('POST', `${path}/begin`, {});
    const { state } = await of.commissioner.must<DraftSnapshot>('GET', path);
    expect(state.rules.positionLimits).toEqual({ C: 1 });
    expect(state.teams[0]!.holdings.forwards).toEqual({ C: 1, LW: 0, RW: 0 });
    expect(state.slots[0]!.ownerTeamId).toBe(of.teams[0]!.id);

    const pick = (overall: number, player_id: number, more: object = {}) =>
      of.commissioner.call<Refused>('POST', `${path}/picks`, { overall, player_id, ...more });
    expectRefusal(await pick(1, centre), 409, 'positionFull', {
      message: expect.stringContaining('has 1 centre; at most 1 is allowed.'),
      figure: 2,
      limit: 1,
    });
    expect((await pick(1, wing)).status).toBe(200);
    expect((await pick(2, centre)).status).toBe(200);
    const after = await of.commissioner.must<DraftSnapshot>('GET', path);
    expect(after.state.teams.map(({ holdings }) => holdings.forwards)).toEqual([
      { C: 1, LW: 1, RW: 0 },
      { C: 1, LW: 0, RW: 0 },
      { C: 0, LW: 0, RW: 0 },
      { C: 0, LW: 0, RW: 0 },
    ]);
  });
});
