import { eventually } from './patience.js';
import type { TestApp } from './test-app.js';
import { createLeague, invite } from './test-league.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import {
  day,
  faPick,
  forward,
  givePicks,
  pick,
  player,
  retain,
  tradeLeague,
  type TradeLeague,
} from '../trades/testing/trade-fixture.js';

const FORM = {
  num_teams: 4,
  max_roster_size: 8,
  min_forwards: 1,
  min_defense: 1,
  min_goalies: 0,
  general_draft_length: 2,
  rookie_draft_length: 1,
  general_draft_startup_length: 4,
  rookie_draft_startup_length: 2,
  protection_sheet_limit: 12_000_000,
  protection_sheet_bench: 4_000_000,
  protection_bench_size: 2,
  min_forwards_protected: 1,
  min_defense_protected: 1,
  min_goalies_protected: 0,
  salary_cap: 60_000_000,
};

/**
 * Plays a league into its second season with every kind of user data. The result is stored as a backup of its version
 * (`fixtures`), so that later versions can test their migrations.
 */
export async function playToSecondSeason(app: TestApp): Promise<TradeLeague> {
  const league = await tradeLeague(app, { form: FORM });
  const at = `/api/${league.id}`;
  const must = async <T>(by: number, method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await league.manager(by).api<T>(method, at + path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  // First season: rosters, picks, trades, free agents, waivers, an injury, a claim.
  await givePicks(league, { rounds: 2 });
  await givePicks(league, { rounds: 1, type: 'rookie' });
  await league.weekPicks(2);
  const held: { id: number }[][] = [];
  for (const team of league.teams.keys()) {
    held.push(
      await league.hold(team, [
        forward(4_000_003 + team),
        { position: 'D', capHit: 3_000_000 },
        { position: 'G', capHit: 2_500_000 },
        forward(1_000_000),
        { position: 'D', capHit: 900_000, status: 'IR' },
        { position: 'F', capHit: 800_000, place: 'rookie', rookie: true },
      ]),
    );
  }
  const of = (team: number, index: number) => held[team]?.[index]?.id ?? 0;
  const first = (await league.picks(2))['2026-27 general 1'] ?? '';
  const second = (await league.picks(2))['2027-28 general 1'] ?? '';
  const [fa] = await league.query<{ id: string }>('select id from fa_pick where owner_team_id = $1 order by id', [
    league.teams[2],
  ]);
  await league.trade(
    { team: 1, gives: [player(of(1, 0)), retain(of(1, 0), 25)] },
    {
      team: 2,
      gives: [
        player(of(2, 0)),
        pick(first),
        faPick(fa?.id ?? ''),
        pick(second, { type: 'free-text', text: 'If it rains', resolve_by: day(30) }),
      ],
    },
  );
  await league.propose({ team: 1, gives: [player(of(1, 1))] }, { team: 3 }, { message: 'Think about it' });
  await must(2, 'POST', `/teams/${league.teams[2]}/moves`, { moves: [{ type: 'toIr', player_id: of(2, 4) }] });
  await must(3, 'POST', `/teams/${league.teams[3]}/moves`, { moves: [{ type: 'drop', player_id: of(3, 3) }] });
  await must(1, 'POST', '/free-agents/claims', { player_id: of(3, 3) }).catch(() => undefined);
  const free = await league.free([forward(950_000), forward(975_000), { position: 'D', capHit: 1_200_000 }]);
  await must(3, 'POST', '/free-agents/add', { player_id: free[0]?.id });
  await league.query(`update waiver set clears_at = now() where league_id = $1`, [league.id]).catch(() => undefined);
  await league.review(24);
  await league.trade({ team: 3, gives: [player(of(3, 1))] }, { team: 2, gives: [player(of(2, 1))] });
  await league.query(
    `update trade set accepted_at = (accepted_at at time zone 'utc' - interval '1 day') at time zone 'utc', review_until = now(), due_at = now() where league_id = $1 and state = 'in-review'`,
    [league.id],
  );
  await eventually(async () => {
    if (
      (await league.query(`select 1 from trade where league_id = $1 and state = 'in-review'`, [league.id])).length > 0
    )
      throw new Error('still under review');
  });

  // Summer: season end, protection sheets, annual draft, next season.
  await must(0, 'POST', '/phase', { to: 'offseason', override_reason: 'The season is over' });
  await must(0, 'POST', '/phase', {
    to: 'protection',
    protection_deadline: new Date(Date.now() + 7_200_000).toISOString(),
  });
  await must(1, 'PUT', '/protection-sheet', { core: [of(1, 1)], bench: [] });
  await league.query(`update protection_round set deadline = now() - interval '1 second' where league_id = $1`, [
    league.id,
  ]);
  await app.app.get(TimedTasks).sweep();
  await must(0, 'POST', '/phase', { to: 'annual-drafts', override_reason: 'Everybody is ready' });
  await league.free([
    ...Array.from({ length: 12 }, (_, index) => forward(700_000 + index)),
    ...Array.from({ length: 8 }, (_, index) => ({ position: 'F' as const, capHit: 600_000 + index, rookie: true })),
  ]);
  for (const type of ['rookie', 'general'] as const) await holdDraft(league, type);
  await must(0, 'POST', '/phase', { to: 'in-season', override_reason: 'The puck drops' });

  await league.propose(
    { team: 2, gives: [player((await league.held(2))[0]?.id ?? 0)] },
    { team: 1 },
    { message: 'For nothing' },
  );
  const owner = await app.signUp('orla');
  const pond = await createLeague(owner);
  await invite(owner, pond, { email: 'guest@crease.test' });
  return league;
}

async function holdDraft(league: TradeLeague, type: 'rookie' | 'general'): Promise<void> {
  const at = `/api/${league.id}/drafts`;
  const created = await league.manager(0).api<{ draft_id: string }>('POST', at, { type });
  const draft = created.body.draft_id;
  const begun = await league.manager(0).api('POST', `${at}/${draft}/begin`, {});
  if (begun.status >= 300)
    throw new Error(`the ${type} draft did not begin: ${JSON.stringify([created.body, begun.body])}`);
  const slots = await league.query<{ overall: number; team: string }>(
    'select pick_number as overall, owner_team_id as team from draft_pick where draft_id = $1 and pick_number is not null order by pick_number',
    [draft],
  );
  const pool = await league.query<{ id: number }>(
    `select p.id from player p where not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id) and p.id > 8000000 order by p.id * $2::int`,
    [league.id, type === 'rookie' ? -1 : 1],
  );
  let next = 0;
  for (const { overall, team } of slots) {
    for (let made = false; !made && next < pool.length; next += 1)
      made =
        (
          await league
            .manager(league.teams.indexOf(team))
            .api('POST', `${at}/${draft}/picks`, { overall, player_id: pool[next]?.id })
        ).status === 200;
  }
  await eventually(async () => {
    const [row] = await league.query<{ status: string }>('select status from draft where id = $1', [draft]);
    if (row?.status !== 'ended')
      throw new Error(`the ${type} draft is ${row?.status}: ${slots.length} slots, ${pool.length} players`);
  });
}
