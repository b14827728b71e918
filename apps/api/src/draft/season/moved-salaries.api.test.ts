import { describe, expect, test } from '@jest/globals';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PublishedSheetsAnswer, SheetAnswer } from '@crease/core/protection/protection.schema.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { bring, take } from '../../archive/testing/moves.js';
import { SheetLock } from '../../protection/sheet-lock.service.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';

/* Salaries by round after a league has moved, was copied or keeps players (docs/rules.md, Drafts). */

const { app, query } = await fileApp();

const FORM: Partial<LeagueForm> = {
  ...OWN_SALARIES,
  num_teams: 2,
  rookieDraftEnabled: false,
  general_draft_startup_length: 3,
  general_draft_length: 3,
  slot_salary: 40,
  slot_step: 10,
  slot_seasons: 2,
};
const TERMS = { slot_salary: 40, slot_step: 10, slot_seasons: 2 };

const must = async <T = unknown>(league: PlayLeague, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await league.manager(0).api<T>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** A league of that manager's, by its id: another one than `league` after a move or a copy. */
function at(league: PlayLeague, id = league.id) {
  const path = `/api/${id}`;
  const state = async (draft: string) => (await must<DraftSnapshot>(league, 'GET', `${path}/drafts/${draft}`)).state;
  return {
    state,
    async begin() {
      const { draft_id: draft } = await must<{ draft_id: string }>(league, 'POST', `${path}/drafts`, {
        type: 'general',
      });
      await must(league, 'POST', `${path}/drafts/${draft}/begin`, {});
      return draft;
    },
    /** Picks the best free player for the team on the clock. */
    async pick(draft: string) {
      const { players } = await must<{ players: { id: number }[] }>(league, 'GET', `${path}/drafts/${draft}/pool`);
      const before = await state(draft);
      const overall = before.onClock?.overall ?? 0;
      const taken = new Set(before.slots.map(({ player }) => player?.id));
      const player_id = players.find(({ id: one }) => !taken.has(one))?.id ?? 0;
      await must(league, 'POST', `${path}/drafts/${draft}/picks`, { overall, player_id });
      return { player_id, slot: (await state(draft)).slots[overall - 1] };
    },
    async salaryOf(player: number) {
      const { players } = await must<ContractsAnswer>(league, 'GET', `${path}/contracts`);
      return players.find(({ player_id }) => player_id === player)?.contract?.salary;
    },
    /** The cap that a team uses in this season and the next one: each is the sum of its lines. */
    async used(team: string) {
      const { seasons } = await must<CapLedgerAnswer>(league, 'GET', `${path}/teams/${team}/cap-ledger`);
      for (const { used, lines } of seasons) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(used);
      return seasons.slice(0, 2).map(({ used }) => used);
    },
    async settings() {
      const [row] = await query<{ settings: Record<string, unknown> }>`select settings from league where id = ${id}`;
      return row?.settings;
    },
  };
}

const freePlayers = (league: PlayLeague) =>
  league.free(Array.from({ length: 12 }, (_, index) => ({ position: index % 3 === 0 ? 'D' : 'F', capHit: 1 })));

describe('a league whose rounds set salaries', () => {
  test('goes on with them in the place that its archive moved to, in the middle of a draft @long', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    await freePlayers(league);
    const here = at(league);
    const draft = await here.begin();
    const first = await here.pick(draft);
    await must(league, 'POST', `/api/${league.id}/drafts/${draft}/pause`, {});
    const archive = await take(app.url, league.manager(0).token, league.id);
    const moved = await bring(league.manager(0), archive);
    expect([moved.status, moved.body.refusal ?? null]).toEqual([200, null]);
    const leagueId = moved.body.league_id ?? '';
    const there = at(league, leagueId);
    expect(await there.settings()).toMatchObject(TERMS);
    expect(await there.salaryOf(first.player_id)).toBe(40);
    const [{ id: other } = { id: '' }] = await query<{
      id: string;
    }>`select id from draft where league_id = ${leagueId}`;
    expect((await there.state(other)).rules.slotSalaries).toEqual({ first: 40, step: 10, least: 2 });
    await must(league, 'POST', `/api/${leagueId}/drafts/${other}/resume`, {});
    for (const salary of [40, 30, 30, 20]) {
      const { player_id, slot } = await there.pick(other);
      expect([slot?.player?.capHit, await there.salaryOf(player_id)]).toEqual([salary, salary]);
    }
    const teams = await query<{ id: string }>`select id from team where league_id = ${leagueId} order by number`;
    const sums = await Promise.all(teams.map(({ id }) => there.used(id)));
    expect(sums.map(([now]) => now).sort()).toEqual([70, 90]);
  });

  test('has them in a copy, next to the contracts that the copy got', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    await freePlayers(league);
    const draft = await at(league).begin();
    const first = await at(league).pick(draft);
    await must(league, 'POST', `/api/${league.id}/drafts/${draft}/end`, {});
    const copied = await must<{ league_id: string }>(league, 'POST', `/api/${league.id}/copies`, {
      league_name: 'Next year',
      managers: false,
      rosters: true,
    });
    const copy = at(league, copied.league_id);
    expect(await copy.settings()).toMatchObject(TERMS);
    expect(await copy.salaryOf(first.player_id)).toBe(40);
    const next = await copy.pick(await copy.begin());
    expect(await copy.salaryOf(next.player_id)).toBe(40);
  });

  test('counts them next to the contracts that a file brought, and to the salary of players without one', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'setup' });
    const [signed, unsigned] = await league.free([
      { position: 'F', capHit: 1 },
      { position: 'F', capHit: 1 },
    ]);
    await freePlayers(league);
    await query`update player set full_name = 'Tim Stutzle' where id = ${signed?.id}`;
    await query`update player set full_name = 'Brady Tkachuk' where id = ${unsigned?.id}`;
    const file = new FormData();
    const rows = [
      'fantasy_team,player,pos,status,nhl_id,birth_date,create,salary,years',
      'Wolves,Tim Stutzle,F,Act,,,,25,3',
      'Wolves,Brady Tkachuk,F,Act,,,,,',
    ];
    file.append('file', new Blob([rows.join('\n')], { type: 'text/csv' }), 'rosters.csv');
    await must(league, 'POST', `/api/${league.id}/move-in?dry_run=false`, file);
    const here = at(league);
    expect(await here.settings()).toMatchObject(TERMS);
    const [{ team_id: wolves } = { team_id: '' }] = await query<{ team_id: string }>`select team_id from roster_entry
      where player_id = ${signed?.id}`;
    expect(await here.used(wolves)).toEqual([27, 25]);
    const draft = await here.begin();
    const picks = [await here.pick(draft), await here.pick(draft)];
    const own = picks.find(({ slot }) => slot?.ownerTeamId === wolves);
    expect(own?.slot?.player?.capHit).toBe(40);
    expect(await here.used(wolves)).toEqual([67, 65]);
    expect((await here.state(draft)).teams.find(({ id }) => id === wolves)?.holdings.capUsed).toBe(67);
  });
});

describe('keepers where rounds set salaries', () => {
  const KEEPING: Partial<LeagueForm> = {
    ...FORM,
    protectionSheetsEnabled: true,
    min_forwards_protected: 0,
    min_defense_protected: 0,
    min_goalies_protected: 0,
  };
  const go = (league: PlayLeague, to: string, more: object = {}) =>
    must(league, 'POST', `/api/${league.id}/phase`, { to, override_reason: 'For this test', ...more });
  /** Drafts a player for each team in the season before, and waits for the sheets of the next one. */
  async function kept(form: Partial<LeagueForm>) {
    const league = await playLeague(app, { form: { ...KEEPING, ...form }, phase: 'annual-drafts' });
    await freePlayers(league);
    const here = at(league);
    const draft = await here.begin();
    const picks = [await here.pick(draft), await here.pick(draft)];
    await must(league, 'POST', `/api/${league.id}/drafts/${draft}/end`, {});
    await league.phase('in-season');
    await go(league, 'offseason');
    await go(league, 'protection', { protection_deadline: new Date(Date.now() + 7_200_000).toISOString() });
    const mine = picks.find(({ slot }) => slot?.ownerTeamId === league.teams[0])?.player_id ?? 0;
    const sheet = await must<SheetAnswer>(league, 'PUT', `/api/${league.id}/protection-sheet`, {
      core: [mine],
      bench: [],
    });
    await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id}`;
    await app.app.get(SheetLock).lockDue();
    return { league, here, mine, sheet };
  }

  test('count the salary of the round on a sheet in dollars, and keep their contract', async () => {
    const { league, here, mine, sheet } = await kept({ protection_sheet_limit: 39 });
    expect(sheet.players.find(({ player_id }) => player_id === mine)).toMatchObject({ charge: 40, cap_hit: 40 });
    expect(sheet.totals.core).toBe(40);
    expect(sheet.faults).toMatchObject([{ figure: 40, limit: 39 }]);
    // The bench has the player whom the core cannot pay.
    expect(await league.places(0)).toEqual({ [mine]: 'active' });
    expect([await here.salaryOf(mine), await here.used(league.teams[0] ?? '')]).toEqual([40, [40, 0]]);
    expect(await here.settings()).toMatchObject(TERMS);
  });

  test('give up a pick of their round: the later rounds set the salaries of the other picks', async () => {
    const { league, here, mine, sheet } = await kept({ keeper_kind: 'round', keepers: 1 });
    expect(sheet.faults).toEqual([]);
    const published = await must<PublishedSheetsAnswer>(league, 'GET', `/api/${league.id}/protection-sheets`);
    expect(published.sheets.flatMap(({ core }) => core.map(({ player_id }) => player_id))).toContain(mine);
    await go(league, 'annual-drafts');
    const [first = ''] = league.teams;
    expect(await here.used(first)).toEqual([40, 0]);
    const draft = await here.begin();
    const { slots } = await here.state(draft);
    const own = slots.filter(({ ownerTeamId }) => ownerTeamId === first);
    const given = own.find(({ status }) => status === 'forfeited');
    expect(given?.keeper?.id).toBe(mine);
    let sum = 40;
    for (const slot of own.filter(({ status }) => status === 'open')) {
      while ((await here.state(draft)).onClock?.overall !== slot.overall) await here.pick(draft);
      const made = await here.pick(draft);
      const salary = [40, 30, 20][slot.round - 1] ?? 0;
      expect(made.slot?.player?.capHit).toBe(salary);
      sum += salary;
    }
    expect((await here.used(first))[0]).toBe(sum);
    expect(await here.salaryOf(mine)).toBe(40);
  });
});
