import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RestrictedAgentView, RestrictedAnswer } from '@crease/core/free-agents/rfa/rfa.answers.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { amount, patience, seed } from '../../testing/long-run.js';
import { OWN_SALARIES } from '../../testing/kinds/own-salaries.js';
import { playLeague, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';

/*
 * Random free agencies: offers, withdrawals, matches, traded picks, raised contracts and deadlines in any order. After
 * each step money, rosters and picks are counted again from plain rows.
 */

const RUNS = amount(2, 40);
const TEAMS = 3;
const CAP = 100;
/** Between seasons a team may use 110 % of the cap. */
const MOST = 110;
const AGENTS = 4;
const ROUNDS = 3;

const { app, database, tasks, query } = await fileApp();

type Action =
  | { do: 'offer'; team: number; agent: number; salary: number; years: number }
  | { do: 'withdraw'; team: number; agent: number }
  | { do: 'answer'; agent: number; match: boolean }
  | { do: 'spend'; team: number; salary: number }
  | { do: 'trade'; from: number; to: number; round: number }
  | { do: 'wait' };

const team = fc.nat(TEAMS - 1);
const agent = fc.nat(AGENTS - 1);
const salary = fc.oneof(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 15, max: 70 }));
const offer: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('offer' as const),
  team,
  agent,
  salary,
  years: fc.integer({ min: 1, max: 5 }),
});
const answer: fc.Arbitrary<Action> = fc.record({ do: fc.constant('answer' as const), agent, match: fc.boolean() });
const wait: fc.Arbitrary<Action> = fc.constant({ do: 'wait' });
const other: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('withdraw' as const), team, agent }),
  fc.record({ do: fc.constant('spend' as const), team, salary: fc.integer({ min: 40, max: 90 }) }),
  fc.record({ do: fc.constant('trade' as const), from: team, to: team, round: fc.integer({ min: 1, max: ROUNDS }) }),
);
/** Mostly offers until the first comparison, then mostly answers. */
const actions: fc.Arbitrary<Action[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: offer }, { weight: 1, arbitrary: other }), {
      minLength: 10,
      maxLength: 18,
    }),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: answer },
        { weight: 3, arbitrary: other },
        { weight: 1, arbitrary: offer },
        { weight: 1, arbitrary: wait },
      ),
      { minLength: 5, maxLength: 12 },
    ),
  )
  .map(([before, after]) => [...before, { do: 'wait' }, ...after]);

interface World {
  readonly league: PlayLeague;
  readonly season: string;
  /** Ids of the restricted free agents, and the number of the team that had each. */
  readonly agents: readonly { readonly id: number; readonly of: number }[];
  /** A player with a contract on each team, whose salary the commissioner can raise. */
  readonly kept: readonly number[];
  /** Picks traded away; no offer can have paid them. */
  readonly traded: Set<string>;
}

const call = <T = Refused>(league: PlayLeague, by: number, method: string, at: string, body?: object) =>
  league.call<T & Refused>(by, method, at, body);
const board = async ({ league }: World, by: number) =>
  (await call<RestrictedAnswer>(league, by, 'GET', '/free-agents/restricted')).body.players;

async function begin(rfa: 'refusal' | 'compensation'): Promise<World> {
  const league = await playLeague(app, {
    form: {
      ...OWN_SALARIES,
      num_teams: TEAMS,
      max_roster_size: 9,
      salary_cap: CAP,
      rfa,
      rookie_draft_length: ROUNDS,
    },
  });
  const { season } = await app.app.get(BooksQueries).league(database.db, league.id);
  const contract = (id: number, body: object) => call(league, 0, 'PUT', `/contracts/${id}`, body);
  const agents: { id: number; of: number }[] = [];
  const kept: number[] = [];
  for (let of = 0; of < TEAMS; of += 1) {
    const mine = Array.from({ length: AGENTS }, (_, index) => index).filter((index) => index % TEAMS === of);
    const held = await league.hold(of, [
      ...mine.map(() => ({ position: 'F' as const, capHit: 1 })),
      { position: 'D' as const, capHit: 1 },
    ]);
    for (const [index, { id }] of held.entries())
      if (index < mine.length) {
        await contract(id, { salary: 10, last_season: season, kind: 'entry-level' });
        agents.push({ id, of });
      } else {
        await contract(id, {
          salary: 20,
          last_season: `${Number(season.slice(0, 4)) + 3}-${(Number(season.slice(0, 4)) + 4) % 100}`,
        });
        kept.push(id);
      }
  }
  for (const to of ['offseason', 'free-agency'])
    expect((await call(league, 0, 'POST', '/phase', { to, override_reason: 'For this test' })).status).toBe(200);
  const { season: next } = await app.app.get(BooksQueries).league(database.db, league.id);
  return { league, season: next, agents, kept, traded: new Set() };
}

async function timePasses({ league }: World): Promise<void> {
  await query`update restricted_agent set offers_until = now() - interval '1 second',
     match_until = case when match_until is not null then (select now() - interval '1 second') end
    where league_id = ${league.id} and decided_at is null`;
  await tasks.runToEnd('restricted-agents');
}

async function act(world: World, step: Action): Promise<void> {
  const { league, agents, kept, season } = world;
  switch (step.do) {
    case 'offer':
      await call(league, step.team, 'POST', '/free-agents/offers', {
        player_id: agents[step.agent]?.id,
        salary: step.salary,
        years: step.years,
      });
      return;
    case 'withdraw': {
      const own = (await board(world, step.team)).find(({ player_id }) => player_id === agents[step.agent]?.id)?.own;
      if (own) await call(league, step.team, 'DELETE', `/free-agents/offers/${own.offer_id}`);
      return;
    }
    case 'answer': {
      const one = agents[step.agent];
      await call(league, one?.of ?? 0, 'POST', `/free-agents/restricted/${one?.id}/answer`, { match: step.match });
      return;
    }
    case 'spend': {
      // A commissioner may set any contract, also above the cap. The rules of offers are tested, so stay below it.
      const used = await salaries(world, step.team);
      const now = used.get(kept[step.team] ?? 0) ?? 0;
      if (sum(used.values()) - now + step.salary > MOST) return;
      await call(league, 0, 'PUT', `/contracts/${kept[step.team]}`, {
        salary: step.salary,
        last_season: season,
      });
      return;
    }
    case 'trade': {
      const [moved] = await query<{ id: string }>`update draft_pick set owner_team_id = ${league.teams[step.to]}
          where league_id = ${league.id} and original_team_id = ${league.teams[step.from]}
        and owner_team_id = ${league.teams[step.from]} and season = ${season} and type = 'rookie'
          and round = ${step.round} and ${league.teams[step.to]} <> ${league.teams[step.from]} returning id`;
      if (moved) world.traded.add(moved.id);
      return;
    }
    case 'wait':
      await timePasses(world);
  }
}

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0);

async function salaries({ league }: World, team: number): Promise<Map<number, number>> {
  const rows = await query<{ player_id: number; salary: number }>`select r.player_id, k.salary from roster_entry r
    join league_contract k on k.league_id = r.league_id and k.player_id = r.player_id and k.released_at is null
    where r.league_id = ${league.id} and r.team_id = ${league.teams[team]}`;
  return new Map(rows.map(({ player_id, salary }) => [player_id, salary]));
}

async function check(world: World): Promise<void> {
  const { league, agents, traded } = world;
  const players = await board(world, 0);
  const rosters: Map<number, number>[] = [];
  for (let team = 0; team < TEAMS; team += 1) {
    const own = await salaries(world, team);
    rosters.push(own);
    expect(sum(own.values())).toBeLessThanOrEqual(MOST);
    const { seasons } = (await call<CapLedgerAnswer>(league, 0, 'GET', `/teams/${league.teams[team]}/cap-ledger`)).body;
    expect(sum((seasons[0]?.lines ?? []).map((line) => line.amount))).toBe(seasons[0]?.used);
    expect(seasons[0]?.used).toBe(sum(own.values()));
  }
  let paid = 0;
  for (const { id, of } of agents) {
    const seen = players.find(({ player_id }) => player_id === id);
    const on = rosters.flatMap((own, team) => (own.has(id) ? [team] : []));
    expect(on).toEqual(teamsOf(seen, of, league));
    const won = seen?.offers.find(({ outcome }) => outcome === 'won' || outcome === 'matched');
    if (won && on[0] !== undefined) expect(rosters[on[0]]?.get(id)).toBe(won.salary);
    for (const lost of seen?.offers ?? [])
      if (lost.outcome === 'lost' && won) expect(lost.salary).toBeLessThanOrEqual(won.salary);
    paid += sum((seen?.offers ?? []).map(({ compensation }) => compensation.length));
  }
  const moved = await query<{ id: string }>`select id from draft_pick where league_id = ${league.id}
    and owner_team_id <> original_team_id`;
  expect(moved.filter(({ id }) => !traded.has(id))).toHaveLength(paid);
}

function teamsOf(seen: RestrictedAgentView | undefined, of: number, league: PlayLeague): number[] {
  if (seen?.outcome === 'matched' || seen?.outcome === 'kept') return [of];
  const won = seen?.offers.find(({ outcome }) => outcome === 'won');
  return seen?.outcome === 'signed' && won ? [league.teams.indexOf(won.team_id)] : [];
}

test(
  'money, rosters and picks add up after each step of a random free agency',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('refusal' as const, 'compensation' as const), actions, async (rfa, steps) => {
        const world = await begin(rfa);
        for (const step of steps) {
          await act(world, step);
          await check(world);
        }
        // Each comparison can end in another time to match, one for each offer at most.
        for (let round = 0; round < 2 * TEAMS; round += 1) await timePasses(world);
        await check(world);
        expect((await board(world, 0)).map(({ outcome }) => outcome)).not.toContain(null);
      }),
      { numRuns: RUNS, seed: seed(35), endOnFailure: true },
    );
  },
  patience(60_000),
);
