import { afterAll, describe, expect, test } from '@jest/globals';
import type { LeagueForm, LeagueType } from '@crease/core/leagues/league.rules.js';
import type { Position } from '@crease/core/position.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { TradeAlarms } from '../trades/clock/trade.alarms.js';
import { importFile, importPlayers, LeagueLife, type LifePlayer } from '../testing/league-life.js';
import { eventually } from '../testing/patience.js';
import { startTestApp, type Refused } from '../testing/test-app.js';
import { timeMachine } from '../testing/time-machine.js';

/*
 * Five kinds of leagues in docs/league-kinds.md, each played side by side from sign-up through a season into the next
 * one, on a simulated clock.
 */

const SEASONS = ['2026-27', '2027-28', '2028-29'];
const TEAMS = 3;
const ROUNDS = 6;
const time = await timeMachine('2026-08-20T15:00:00Z');
const app = await startTestApp({ databaseUrl: time.url });
const lives: LeagueLife[] = [];
afterAll(async () => {
  for (const life of lives) await life.end();
  await app.close();
  await time.close();
});

const PATTERN: readonly Position[] = ['F', 'F', 'D', 'G'];
const players = (count: number, first: number, rookie: boolean): LifePlayer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    position: PATTERN[index % PATTERN.length] ?? 'F',
    hits: Object.fromEntries(SEASONS.map((season) => [season, rookie ? 950_000 : 1_000_000 + 10_000 * index])),
    birthDate: rookie ? '2008-03-11' : '1994-03-11',
    draftYear: rookie ? 2026 : null,
  }));

const SMALL: Partial<LeagueForm> = {
  max_roster_size: 8,
  min_forwards: 1,
  min_defense: 1,
  min_goalies: 1,
  general_draft_length: 4,
  general_draft_startup_length: ROUNDS,
  rookieDraftEnabled: false,
  min_forwards_protected: 0,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};

interface Kind {
  readonly name: string;
  readonly type: LeagueType;
  readonly form: Partial<LeagueForm>;
  /** Number of players each team may keep; null when rosters are emptied. */
  readonly kept: number | null;
}
const KINDS: readonly Kind[] = [
  {
    name: 'line-ups set every day, sheets in dollars',
    type: 'dynasty',
    form: {
      lineups: 'day',
      lineup_f: 1,
      lineup_d: 1,
      lineup_u: 0,
      lineup_g: 1,
      protection_sheet_limit: 3_000_000,
      goalie_games: 5,
      goalie_games_points: 2,
    },
    kept: 2,
  },
  {
    name: 'a number of keepers',
    type: 'dynasty',
    form: { keeper_kind: 'number', keepers: 2, keeper_forwards: 1, trade_deadline: '03-07' },
    kept: 2,
  },
  {
    name: 'keepers for the round that is given up',
    type: 'dynasty',
    form: {
      keeper_kind: 'round',
      general_draft_length: ROUNDS,
      keepers: 2,
      keeper_step: 1,
      keeper_undrafted: 3,
      trade_deadline: '03-07',
    },
    kept: 2,
  },
  {
    name: 'a farm by the rookies of the NHL',
    type: 'dynasty',
    form: {
      rookieDraftEnabled: true,
      rookie_bank_size: 3,
      rookie_draft_length: 1,
      rookie_draft_startup_length: 2,
      protectionSheetsEnabled: false,
      trade_deadline: '03-07',
    },
    kept: 99,
  },
  {
    name: 'redraft with a deadline and a limit of adds',
    type: 'redraft',
    form: {
      general_draft_length: ROUNDS,
      trade_deadline: '03-07',
      playoffs_freeze: true,
      season_adds: 1,
      goalie_games: 4,
    },
    kept: null,
  },
];

const each = async (work: (life: LeagueLife, kind: Kind) => Promise<void>): Promise<void> => {
  for (const [index, kind] of KINDS.entries()) {
    const life = lives[index];
    if (!life) throw new Error(`${kind.name} was not begun`);
    await work(life, kind).catch((cause: unknown) => {
      throw new Error(`${kind.name}: ${String(cause)}`, { cause });
    });
  }
};
const until = async (at: string): Promise<void> => {
  await time.travel(at, app);
  for (const life of lives) await life.signInAgain();
};
const active = async (life: LeagueLife, team: number) =>
  (await life.held(life.manager(team).teamId)).filter(({ place }) => place === 'active');
/** Forwards on no team and not on waivers. */
const free = async (life: LeagueLife): Promise<number[]> => {
  const { rows } = await life.admin.query<{ id: number }>(
    `select id from player p where position = 'F' and id between 8100001 and 8199999
       and not exists (select 1 from roster_entry r where r.league_id = $1 and r.player_id = p.id)
       and not exists (select 1 from waiver w where w.league_id = $1 and w.player_id = p.id and w.resolved_at is null)
     order by id`,
    [life.leagueId],
  );
  return rows.map(({ id }) => id);
};
const swap = async (life: LeagueLife) => {
  const sides = [];
  for (const team of [1, 2]) {
    const [one] = (await active(life, team)).filter(({ position }) => position === 'D');
    const assets = [{ kind: 'player', player_id: one?.player_id }];
    sides.push({ team_id: life.manager(team).teamId, assets, moves: [] });
  }
  return sides;
};
const moved = async (life: LeagueLife, to: string, more: object = {}): Promise<void> => {
  const answer = await life.go(to, { override_reason: 'For this test', ...more });
  if (answer.status !== 200) throw new Error(`${to}: ${JSON.stringify(answer.body)}`);
};

const lost = ({ goalie_games: least = 0, goalie_games_points: each = 1 }: Kind['form'], games: number) =>
  games < least ? (least - games) * each : 0;
const DAYS = ['2026-10-22', '2026-10-25', '2026-10-29'];
const goals = (id: number, night: number) => (id * 7 + night * 3) % 4;
const shutouts = (id: number, night: number) => (id + night) % 2;
/** Points in a night: a skater's goals and one assist; a goalie's win, with a shutout or without. */
const earned = (id: number, night: number, goalie: boolean) =>
  goalie ? 2 + shutouts(id, night) : goals(id, night) + 1;

describe('five kinds of leagues', () => {
  test('play a season each by their settings, keep whom they may, and begin the next', async () => {
    await importPlayers(time, [...players(80, 8_100_001, false), ...players(16, 8_200_001, true)], SEASONS);
    for (const [index, kind] of KINDS.entries()) {
      const names = Array.from({ length: TEAMS }, (_, team) => `kind${'abcde'[index]}${'xyz'[team]}`);
      lives.push(await LeagueLife.begin(app, time, kind.type, names, { ...SMALL, ...kind.form }));
    }
    await each(async (life, { form }) => {
      await moved(life, 'startup-drafts');
      if (form.rookieDraftEnabled === true) await life.draft('rookie');
      expect((await life.draft('general')).slots).toHaveLength(TEAMS * ROUNDS);
      await moved(life, 'in-season', { season_starts_on: '2026-10-06', season_ends_on: '2027-04-15' });
    });

    // In leagues with line-ups only players in them earn points.
    await until('2026-10-20T16:00:00Z');
    const stands = new Map<string, Set<number>>();
    await each(async (life, { form }) => {
      for (const [team, { teamId, caller }] of life.managers.entries()) {
        const held = await active(life, team);
        if (form.lineups !== 'day') {
          stands.set(teamId, new Set(held.map(({ player_id }) => player_id)));
          continue;
        }
        const path = life.path(`/teams/${teamId}/lineup`);
        const { version } = await caller.must<LineupAnswer>('GET', `${path}?day=${DAYS[0]}`);
        const chosen = (['F', 'D', 'G'] as const).map((kind) => {
          const last = held.filter(({ position }) => position === kind).at(-1);
          return { kind, player_id: last?.player_id ?? 0 };
        });
        await caller.must('PUT', path, { day: DAYS[0], version, places: chosen });
        stands.set(teamId, new Set(chosen.map(({ player_id }) => player_id)));
      }
    });
    await until('2026-10-30T16:00:00Z');
    const held = new Map<number, boolean>();
    await each(async (life) => {
      for (const team of life.managers.keys())
        for (const { player_id, position } of await active(life, team)) held.set(player_id, position === 'G');
    });
    await importFile(time, 'games', [
      'nhl_id,game_id,season,day,g,a,w,so',
      ...DAYS.flatMap((day, night) =>
        [...held].map(([id, goalie]) => {
          const line = goalie ? `0,0,1,${shutouts(id, night)}` : `${goals(id, night)},1,0,0`;
          return `${id},kinds-${night},2026-27,${day},${line}`;
        }),
      ),
    ]);
    await app.app.get(ScoringService).accrueDue();
    const ended = new Map<string, { points: number; less: number }>();
    await each(async (life, { form }) => {
      const { teams, goalie_games } = await life.commissioner.must<RaceAnswer>('GET', life.path('/race'));
      for (const { teamId } of life.managers) {
        const sum = [...(stands.get(teamId) ?? [])]
          .flatMap((id) => DAYS.map((_, night) => earned(id, night, held.get(id) === true)))
          .reduce((all, points) => all + points, 0);
        const goalies = [...(stands.get(teamId) ?? [])].filter((id) => held.get(id) === true);
        const games = goalie_games && goalies.length * DAYS.length;
        const row = teams.find(({ team_id }) => team_id === teamId);
        expect([teamId, row?.total, row?.goalie_games]).toEqual([teamId, sum, games]);
        const less = lost(form, games ?? 0);
        ended.set(teamId, { points: sum - less, less });
      }
    });

    const traded = new Map<string, number[]>();
    // In leagues with farm rules a rookie comes up and is sent down again.
    await each(async (life, { form }) => {
      const [mine, theirs] = await swap(life);
      const { trade_id: id } = await life.manager(1).caller.must<{ trade_id: string }>('POST', life.path('/trades'), {
        sides: [mine, theirs],
      });
      const { caller } = life.manager(2);
      const { version, hash } = await caller.must<{ version: number; hash: string }>('GET', life.path(`/trade/${id}`));
      await caller.must('POST', life.path(`/trades/${id}/accept`), { version, hash });
      traded.set(
        life.leagueId,
        [theirs, mine].map((side) => side?.assets[0]?.player_id ?? 0),
      );
      if (form.rookieDraftEnabled !== true) return;
      const { teamId } = life.manager(1);
      const bank = async () => (await life.held(teamId)).filter(({ place }) => place === 'rookie');
      const [rookie] = await bank();
      const player_id = rookie?.player_id ?? 0;
      for (const [type, left] of [
        ['promote', 1],
        ['toBank', 2],
      ] as const) {
        const { status, body } = await life.move(teamId, [{ type, player_id }]);
        expect([type, status, body.refusal ?? null, (await bank()).length]).toEqual([type, 200, null, left]);
      }
    });

    await each(async (life, { form }) => {
      const adds = async () => {
        const [out] = (await active(life, 1)).filter(({ position }) => position === 'F').slice(-1);
        const [id] = await free(life);
        return life.manager(1).caller.call<Refused>('POST', life.path('/free-agents/add'), {
          player_id: id,
          drop_player_ids: [out?.player_id],
        });
      };
      const first = await adds();
      if (first.status !== 200) throw new Error(JSON.stringify(first.body));
      if (form.season_adds === 1) expect((await adds()).status).toBe(409);
    });

    const claimed = new Map<string, number>();
    await each(async (life) => {
      const { rows } = await life.admin.query<{ id: number }>(
        'select player_id as id from waiver where league_id = $1 and resolved_at is null',
        [life.leagueId],
      );
      expect(rows).toHaveLength(1);
      const id = rows[0]?.id ?? 0;
      claimed.set(life.leagueId, id);
      await life.manager(2).caller.must('POST', life.path('/free-agents/claims'), { player_id: id });
    });
    await until('2026-11-10T16:00:00Z');
    await app.app.get(TradeAlarms).sweep();
    await each(async (life) => {
      for (const [index, id] of (traded.get(life.leagueId) ?? []).entries())
        await eventually(async () =>
          expect((await active(life, index + 1)).map(({ player_id }) => player_id)).toContain(id),
        );
      expect((await active(life, 2)).map(({ player_id }) => player_id)).toContain(claimed.get(life.leagueId));
    });

    await until('2027-03-10T16:00:00Z');
    await each(async (life, { form }) => {
      const sides = await swap(life);
      const answer = await life.manager(1).caller.call<Refused>('POST', life.path('/trades'), { sides });
      if (form.trade_deadline === undefined) expect(answer.status).toBeLessThan(300);
      else expect(answer.body.refusal.name).toBe('tradeDeadline');
    });

    // In leagues that freeze rosters after the regular season, an add is refused and a dropped player cannot be
    // claimed.
    await until('2027-04-17T16:00:00Z');
    await each(async (life, { form }) => {
      const [id] = await free(life);
      const [out] = (await active(life, 0)).filter(({ position }) => position === 'F').slice(-1);
      const answer = await life.manager(0).caller.call<Refused>('POST', life.path('/free-agents/add'), {
        player_id: id,
        drop_player_ids: [out?.player_id],
      });
      if (form.playoffs_freeze === true) expect(answer.body.refusal.name).toBe('playoffsFreeze');
      else expect([answer.status, answer.body.refusal ?? null]).toEqual([200, null]);
    });

    // The season has one champion, sheets keep as many players as allowed, and the next season begins.
    await until('2027-04-20T16:00:00Z');
    await each(async (life, { kept, form }) => {
      await moved(life, 'offseason');
      expect((await life.log()).filter((line) => /champion/i.test(line))).toHaveLength(1);
      const { teams } = await life.commissioner.must<RaceAnswer>('GET', life.path('/race'));
      for (const { team_id, points, less } of teams) expect({ points, less }).toEqual(ended.get(team_id));
      if (form.lineups === 'day') expect(teams.every(({ less }) => less > 0)).toBe(true);
      if (kept === null || form.protectionSheetsEnabled === false) return;
      await moved(life, 'protection', { protection_deadline: '2027-06-27T16:00:00Z' });
      for (const [team, { caller }] of life.managers.entries()) {
        const squad = await active(life, team);
        const core = (['F', 'D'] as const).map((of) => squad.find(({ position }) => position === of)?.player_id);
        await caller.must('PUT', life.path('/protection-sheet'), { core, bench: [] });
      }
    });
    await until('2027-06-28T16:00:00Z');
    await each(async (life, { kept, form }) => {
      const before = await active(life, 0);
      await moved(life, 'annual-drafts');
      const after = await active(life, 0);
      if (kept === null) expect(after).toEqual([]);
      else if (form.protectionSheetsEnabled === false) expect(after).toEqual(before);
      else expect(after.map(({ position }) => position).sort()).toEqual(['D', 'F']);
    });
    await until('2027-10-01T16:00:00Z');
    await each(async (life) => {
      await moved(life, 'in-season', { season_starts_on: '2027-10-05', season_ends_on: '2028-04-13' });
      const { rows } = await life.admin.query<{ season: string }>(
        'select current_season as season from league where id = $1',
        [life.leagueId],
      );
      expect(rows[0]?.season).toBe('2027-28');
    });
  }, 300_000);
});
