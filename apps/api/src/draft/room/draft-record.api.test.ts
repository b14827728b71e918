import { beforeAll, describe, expect, it } from '@jest/globals';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import type { DraftPoolAnswer, DraftRecordAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { orderByNumber, seedPlayers, SMALL_DRAFT, somePlayers } from '../../testing/draft-fixture.js';
import { linesWhere, queryOf } from '../../testing/log-lines.js';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const { database, query: run, seed } = await fileApp();
const TOO_DEAR = 8_000_900;
beforeAll(() =>
  seedPlayers(database.pool, [
    ...somePlayers(60),
    { id: TOO_DEAR, name: 'Too Dear', position: 'F', capHit: 140_000_000 },
    ...somePlayers(12, 8_000_700).map((player) => ({ ...player, rookie: true })),
  ]),
);

async function lobby(clock: object = { seconds: 3600 }, more: object = {}) {
  const of = await seed({
    form: { ...SMALL_DRAFT, general_draft_length: 2, general_draft_startup_length: 2, ...more },
  });
  const create = async (body: object) =>
    (await of.commissioner.must<{ draft_id: string }>('POST', `/api/${of.leagueId}/drafts`, { clock, ...body }))
      .draft_id;
  const id = await create({ type: 'general' });
  const path = `/api/${of.leagueId}/drafts/${id}`;
  const log = (query = '', draftId = id) =>
    of.teams[1]!.manager!.must<DraftRecordAnswer>('GET', `/api/${of.leagueId}/drafts/${draftId}/log${query}`);
  const texts = async (query = '', draftId = id) => (await log(query, draftId)).lines.map(({ text }) => text);
  const state = async () => (await of.commissioner.must<DraftSnapshot>('GET', path)).state;
  return { of, id, path, create, log, texts, state };
}

it('lists players in the lobby with the status that the commissioner set', async () => {
  const { of, path } = await lobby();
  const statusOf = async () => {
    const { players } = await of.commissioner.must<DraftPoolAnswer>('GET', `${path}/pool`);
    return players.find(({ id }) => id === 8_000_001)?.status;
  };
  expect(await statusOf()).toBe('healthy');
  const body = { status: 'Out', reason: 'Seen in a cast' };
  await of.commissioner.must('PUT', `/api/${of.leagueId}/players/8000001/status`, body);
  expect(await statusOf()).toBe('Out');
});

describe('the public log of a draft', () => {
  it('says of a rookie override who decided it and why, in every draft that it holds for', async () => {
    const { of, path, create, log, texts } = await lobby({ seconds: 3600 }, { rookieDraftEnabled: true });
    const other = await create({ type: 'rookie' });
    const mock = await create({ type: 'general', mock: true });
    const reason = 'Two seasons abroad';
    await of.commissioner.must('PUT', `${path}/rookies`, { player_id: 8_000_001, rookie: false, reason });
    const [line] = (await log()).lines;
    expect(line).toMatchObject({
      type: 'rookieOverridden',
      text: expect.stringMatching(/^Decided that .+ does not count as a rookie: Two seasons abroad$/),
      actor: { user_id: of.commissioner.userId },
    });
    expect((await texts('', other))[0]).toBe(line?.text);
    expect(await texts('', mock)).not.toContain(line?.text);
    const lines = await linesWhere(queryOf(database.pool), `league_id = $1 and action_type is not null`, [of.leagueId]);
    expect(lines.filter((text) => text.includes(reason))).toHaveLength(1);
    // Overrides are refused once the pool is fixed.
    const begun = `/api/${of.leagueId}/drafts/${other}`;
    await of.commissioner.must('POST', `${begun}/begin`, {});
    const again = { player_id: 8_000_002, rookie: true, reason };
    expectRefusal(await of.commissioner.call('PUT', `${begun}/rookies`, again), 409, 'wrongDraftStatus');
    await of.commissioner.must('PUT', `${path}/rookies`, again);
    expect((await texts())[0]).toMatch(/counts as a rookie: Two seasons abroad$/);
    expect((await texts('', other))[0]).toBe('Began the draft. 40 picks, 12 players: the last 28 will be empty.');
  });

  it('says of a player who was put in against a rule that it was so, as does the league’s', async () => {
    const { of, id, path, texts } = await lobby();
    await orderByNumber(of, id);
    await of.commissioner.must('POST', `${path}/begin`, {});
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    const replace = (player_id: number) =>
      of.commissioner.must('POST', `${path}/replace`, { overall: 1, player_id, reason: 'A slip', override: true });
    await replace(8_000_003);
    await replace(TOO_DEAR);
    expect((await texts()).slice(0, 2)).toEqual([
      'Replaced Player 8000003 with Too Dear against the rules (round 1, pick 1): A slip',
      'Replaced Player 8000001 with Player 8000003 (round 1, pick 1): A slip',
    ]);
    expect(
      await linesWhere(queryOf(database.pool), `stream = $1 and type = 'playerReplaced'`, [`draft:${id}`]),
    ).toEqual([expect.not.stringContaining('against the rules'), expect.stringContaining('against the rules: A slip')]);
  });

  it('says who ended Auto with a pick by hand, and before and after of a clock', async () => {
    const { of, id, path, texts, state } = await lobby();
    await orderByNumber(of, id);
    await of.commissioner.must('POST', `${path}/begin`, {});
    await of.commissioner.must('POST', `${path}/pause`, {});
    const quietHours = { fromMinute: 0, toMinute: 480, timeZone: 'UTC' };
    await of.commissioner.must('PUT', `${path}/clock`, { seconds: 3600, quietHours });
    const [own] = of.teams;
    await of.commissioner.must('PUT', `${path}/auto`, { team_id: own!.id, on: true });
    await of.commissioner.must('POST', `${path}/picks`, { overall: 1, player_id: 8_000_001 });
    expect((await state()).teams.find((team) => team.id === own!.id)?.auto).toBe('off');
    expect((await texts('?only=decisions')).slice(0, 5)).toEqual([
      'A pick by hand ended Auto for Team 1 (round 1, pick 1).',
      'Switched Auto on for Team 1.',
      'Changed the clock: quiet hours 12:00 AM–8:00 AM, UTC (before: none).',
      'Paused the draft.',
      'Began the draft.',
    ]);
  });

  it('says when two clocks in a row ran out, and when a team is left without its manager', async () => {
    const { of, id, path, log, texts, state } = await lobby();
    const quick = { seconds: 0.1, graceMs: 20, autoMs: 20, quietHours: null };
    await run`update event set data = jsonb_set(data, '{state,clock}', ${JSON.stringify(quick)}::jsonb) where stream = ${`draft:${id}`} and seq = 1`;
    await orderByNumber(of, id);
    const { manager } = of.teams[3]!;
    await of.commissioner.must('DELETE', `/api/${of.leagueId}/members/${manager!.userId}`);
    await eventually(async () => expect((await texts())[0]).toBe('Team 4 has no manager any more: Auto picks for it.'));
    await of.commissioner.must('POST', `${path}/begin`, {});
    await eventually(async () => expect((await state()).status).toBe('ended'));
    const switched = (await log('?only=decisions')).lines.filter(({ text }) => text.startsWith('Two clocks'));
    expect(switched.map(({ text, actor }) => [text, actor])).toEqual(
      [1, 2, 3].map((team) => [`Two clocks in a row ran out: Auto picks for Team ${team}.`, null]),
    );
  });

  it('of hundreds of lines can be read back to its first', async () => {
    const { of, path, log } = await lobby();
    for (let change = 0; change < 205; change += 1)
      await of.commissioner.must('PUT', `${path}/clock`, { seconds: 60 + change, quietHours: null });
    const latest = await log();
    expect([latest.lines.length, latest.lines.at(-1)?.seq]).toEqual([200, latest.next]);
    const first = await log(`?before=${latest.next}`);
    expect(first.next).toBeNull();
    expect(first.lines.at(-1)?.text).toBe('Created the draft.');
    expect(latest.lines.length + first.lines.length).toBe(206);
    expect(await of.commissioner.call('GET', `${path}/log?before=yesterday`)).toMatchObject({ status: 422 });
  });

  it('has with a lottery the standings that it was drawn from', async () => {
    const { of, path, log, id } = await lobby();
    await run`update league set phase = 'annual-drafts' where id = ${of.leagueId}`;
    for (const [place, team] of of.teams.entries())
      await run`insert into team_points (league_id, team_id, season, playoffs, points) select league_id, ${team.id}, '2024-25', false, ${40 - 10 * place} from team where id = ${team.id}`;
    await of.commissioner.must('PUT', `${path}/order`, { source: 'lottery', kind: 'linear' });
    // The record of the draw keeps the old points.
    await run`update team_points set points = 0 where team_id = ${of.teams[0]!.id}`;
    const drawn = (await log()).lines[0]?.drawn;
    expect(drawn).toMatchObject({ source: 'lottery', from: of.teams.map((team) => team.id).toReversed() });
    expect(drawn?.team_ids).toEqual(lotteryOrder(drawn?.from ?? [], drawn?.seed ?? ''));
    await orderByNumber(of, id);
    expect((await log()).lines[0]?.drawn).toBeNull();
  });
});
