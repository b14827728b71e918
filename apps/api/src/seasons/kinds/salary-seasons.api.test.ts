import { expect, test } from '@jest/globals';
import type { ContractsAnswer } from '@crease/core/contracts/contract.answers.js';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { MarketAnswer } from '@crease/core/free-agents/market/market.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { slotSalary } from '@crease/core/leagues/salaries/slot-salaries.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { amount, patience, randomFrom, seed } from '../../testing/long-run.js';
import { playLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';

/* Leagues in which the rounds of the draft set salaries and bids are salaries, over seasons with random moves. */

const { app, database, tasks, query } = await fileApp();

const FORM: Partial<LeagueForm> = {
  ...OWN_SALARIES,
  num_teams: 3,
  rookieDraftEnabled: false,
  general_draft_length: 3,
  slot_salary: 20,
  slot_step: 6,
  slot_seasons: 2,
  bid_funds: 'salary',
  lot_quiet: 'none',
  ufa_days: 0,
};
const TABLE = { first: 20, step: 6, least: 2 };
const [CAP, TEAMS] = [100, [0, 1, 2]] as const;

test.each(['bids', 'auctions'] as const)(
  'rounds and %s set salaries in each season, and the sum of each ledger is the cap that its team uses',
  async (free_agents) => {
    const random = randomFrom(seed(195));
    const below = (most: number) => Math.floor(random() * most);
    const league = await playLeague(app, { form: { ...FORM, free_agents }, phase: 'annual-drafts' });
    const must = async <T>(by: number, method: string, path: string, body?: object): Promise<T> => {
      const answer = await league.call<T>(by, method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const step = (to: string) => must(0, 'POST', '/phase', { to, override_reason: 'For this test' });
    const people = (count: number) =>
      league.free(Array.from({ length: count }, (_, at) => ({ position: at % 4 === 0 ? 'D' : 'F', capHit: 1 })));
    const contractOf = async (player: number) =>
      (await must<ContractsAnswer>(0, 'GET', '/contracts')).players.find(({ player_id: id }) => id === player)
        ?.contract;
    const ledgersHold = async () => {
      for (const id of league.teams) {
        const { seasons } = await must<CapLedgerAnswer>(0, 'GET', `/teams/${id}/cap-ledger`);
        const { outlook } = await must<TeamPageAnswer>(0, 'GET', `/teams/${id}`);
        const sums = seasons.map(({ lines }) => lines.reduce((sum, line) => sum + line.amount, 0));
        expect(sums).toEqual(seasons.map(({ used }) => used));
        expect(sums).toEqual(outlook.map(({ used }) => used));
        expect(Math.max(...sums)).toBeLessThanOrEqual(CAP);
      }
    };

    const draft = async (season: string) => {
      const { draft_id: id } = await must<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general' });
      await must(0, 'POST', `/drafts/${id}/begin`, {});
      const state = async () => (await must<DraftSnapshot>(0, 'GET', `/drafts/${id}`)).state;
      const { players } = await must<DraftPoolAnswer>(0, 'GET', `/drafts/${id}/pool`);
      for (let now = await state(); now.status !== 'ended'; now = await state()) {
        const taken = new Set(now.slots.map(({ player }) => player?.id));
        const left = players.filter(({ id: one }) => !taken.has(one));
        const overall = now.onClock?.overall ?? 0;
        const pick = { overall, player_id: left[below(left.length)]?.id ?? 0 };
        const made = await league.call(0, 'POST', `/drafts/${id}/picks`, pick);
        // A team without cap space for the round is passed.
        if (made.status === 409) await must(0, 'POST', `/drafts/${id}/skip`, { overall });
      }
      const { slots } = await state();
      for (const { round, player } of slots) {
        if (player === null) continue;
        expect(player.capHit).toBe(slotSalary(TABLE, round));
        expect(await contractOf(player.id)).toMatchObject({
          salary: player.capHit,
          source: 'draft',
          first_season: season,
          last_season: seasonPlus(season, 1),
        });
      }
      return slots.filter(({ player }) => player !== null).length;
    };

    const market = async (season: string) => {
      const free = await people(4);
      const won: number[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        for (const team of TEAMS) {
          const player_id = free[below(free.length)]?.id ?? 0;
          const drop = below(2) === 0 ? (await league.held(team))[0]?.id : undefined;
          const bid = { player_id, amount: 2 + below(30), drop_player_id: drop ?? null };
          expect([200, 409]).toContain((await league.call(team, 'POST', '/free-agents/bids', bid)).status);
        }
        await query`update bid set run_at = date_trunc('second', now()) - interval '1 second'
          where league_id = ${league.id} and decided_at is null`;
        await tasks.runToEnd('bids');
        await ledgersHold();
      }
      const { results } = await must<MarketAnswer>(0, 'GET', '/free-agents/bids');
      for (const { player_id: id, won_by, price } of results) {
        if (won_by === null || !free.some((one) => one.id === id)) continue;
        won.push(id);
        // A winner may have dropped the player for a later bid.
        const contract = await contractOf(id);
        if (contract?.source === 'bid')
          expect(contract).toMatchObject({ salary: price, first_season: season, last_season: season });
      }
      return won.length;
    };

    const seasons = amount(1, 3);
    for (let year = 0; year < seasons; year += 1) {
      const [{ season } = { season: '' }] = await query<{ season: string }>`select current_season as season from league
        where id = ${league.id}`;
      await people(20);
      expect(await draft(season)).toBeGreaterThan(0);
      await ledgersHold();
      await step('in-season');
      expect(await market(season)).toBeGreaterThan(0);
      const [dropped] = await league.held(0);
      await must(0, 'POST', `/teams/${league.teams[0]}/moves`, { moves: [{ type: 'drop', player_id: dropped?.id }] });
      await ledgersHold();
      await step('offseason');
      await ledgersHold();
      await step('annual-drafts');
      await ledgersHold();
      // Contracts of bids are over, and those of the draft last another season.
      const left = await database.query<{ source: string }>(
        `select distinct k.source from roster_entry r
           join league_contract k on k.league_id = r.league_id and k.player_id = r.player_id
         where r.league_id = $1`,
        [league.id],
      );
      expect(left).toEqual([{ source: 'draft' }]);
    }
  },
  patience(),
);
