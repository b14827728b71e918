import type { DraftType } from '@crease/core/draft-type.js';
import type { TradeAnswer, TradePreview, TradeView } from '@crease/core/trades/trade.schema.js';
import type { Condition } from '@crease/core/trades/trade.model.js';
import { Database } from '../../platform/database/database.js';
import { eventually } from '../../testing/patience.js';
import { NO_MINIMUMS, playLeague, type HeldSeed, type PlayLeague } from '../../testing/play-fixture.js';
import { type Refused, type TestApp } from '../../testing/test-app.js';
import type { LeagueForm, LeaguePhase, LeagueType } from '@crease/core/leagues/league.rules.js';
import { newId } from '@crease/core/ids.js';
import { randomBytes } from 'node:crypto';

export const player = (playerId: number, condition: Condition | null = null) => ({
  kind: 'player' as const,
  player_id: playerId,
  condition,
});
export const pick = (pickId: string, condition: Condition | null = null) => ({
  kind: 'draft-pick' as const,
  pick_id: pickId,
  condition,
});
export const faPick = (pickId: string, condition: Condition | null = null) => ({
  kind: 'fa-pick' as const,
  pick_id: pickId,
  condition,
});
export const retain = (playerId: number, percent: number, condition: Condition | null = null) => ({
  kind: 'retention' as const,
  player_id: playerId,
  percent,
  condition,
});

type Asset =
  | ReturnType<typeof player>
  | ReturnType<typeof pick>
  | ReturnType<typeof faPick>
  | ReturnType<typeof retain>
  | { kind: 'budget' | 'cap-space'; season: string; amount: number; condition: Condition | null };
interface Move {
  type: 'drop' | 'toIr' | 'activate' | 'toBank' | 'promote';
  player_id: number;
}
export interface Half {
  team: number;
  gives?: readonly Asset[];
  moves?: readonly Move[];
}

export interface TradeLeague extends PlayLeague {
  readonly app: TestApp;
  /** Body of an offer; `first` is the caller's side. */
  sides(first: Half, second: Half): { sides: { team_id: string; assets: readonly Asset[]; moves: readonly Move[] }[] };
  propose(first: Half, second: Half, more?: object): Promise<string>;
  view(by: number, tradeId: string, url?: TestApp): Promise<TradeView>;
  /** Accepts exactly the trade as viewed. */
  accept(by: number, tradeId: string, more?: object): Promise<{ status: number; body: TradeAnswer & Refused }>;
  preview(by: number, first: Half, second: Half): Promise<TradePreview>;
  /** Proposes and accepts; returns the final state. */
  trade(first: Half, second: Half): Promise<{ id: string; state: string }>;
  /** Ids of a team's own picks by `2026-27 general 1`. */
  picks(team: number): Promise<Record<string, string>>;
  owners(): Promise<{
    players: Record<number, number>;
    picks: Record<string, number>;
    faPicks: Record<string, number>;
  }>;
  review(hours: number): Promise<void>;
  query<R extends object>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

const LENIENT = {
  num_teams: 4,
  ...NO_MINIMUMS,
  retention_slots: 3,
  max_retention_perc: 50,
};

/**
 * A league in season whose managers trade, without a review by default. `office`: the commissioner's team, null for
 * none. Trades of that team are always reviewed.
 */
export async function tradeLeague(
  app: TestApp,
  {
    form = {},
    type = 'dynasty',
    phase = 'in-season',
    review = 0,
    office = 0,
  }: {
    form?: Partial<LeagueForm>;
    type?: LeagueType;
    phase?: LeaguePhase;
    review?: number;
    office?: number | null;
  } = {},
): Promise<TradeLeague> {
  // On a busy machine the first connection can take longer.
  const league = await eventually(() => playLeague(app, { form: { ...LENIENT, ...form }, type, phase }), 10_000);
  const database = app.app.get(Database);
  const index = (id: string): number => league.teams.indexOf(id);
  const teamId = (team: number): string => league.teams[team] ?? '';
  const at = `/api/${league.id}`;
  const made: TradeLeague = {
    ...league,
    app,
    sides: (...halves) => ({
      sides: halves.map(({ team, gives = [], moves = [] }) => ({ team_id: teamId(team), assets: gives, moves })),
    }),
    async propose(first, second, more = {}) {
      const answer = await league
        .manager(first.team)
        .api<TradeAnswer>('POST', `${at}/trades`, { ...made.sides(first, second), ...more });
      if (answer.status !== 201) throw new Error(`the offer was refused: ${JSON.stringify(answer.body)}`);
      return answer.body.trade_id;
    },
    async view(by, tradeId) {
      const answer = await league.manager(by).api<TradeView>('GET', `${at}/trade/${tradeId}`);
      if (answer.status !== 200)
        throw new Error(`the trade is not shown: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    async accept(by, tradeId, more = {}) {
      const { version, hash, facts } = await made.view(by, tradeId);
      return league
        .manager(by)
        .api<TradeAnswer & Refused>('POST', `${at}/trades/${tradeId}/accept`, { version, hash, facts, ...more });
    },
    async preview(by, first, second) {
      const answer = await league
        .manager(by)
        .api<TradePreview>('POST', `${at}/trades/preview`, made.sides(first, second));
      if (answer.status !== 200) throw new Error(`the preview was refused: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    async trade(first, second) {
      const id = await made.propose(first, second);
      const answer = await made.accept(second.team, id);
      if (answer.status !== 200) throw new Error(`the offer was not accepted: ${JSON.stringify(answer.body)}`);
      return { id, state: answer.body.state };
    },
    async picks(team) {
      const rows = await database.query<{ id: string; name: string }>(
        `select id, season || ' ' || type || ' ' || round as name from draft_pick where owner_team_id = $1 and original_team_id = $1`,
        [teamId(team)],
      );
      return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
    },
    async owners() {
      const players = await database.query<{ player_id: number; team_id: string }>(
        'select player_id, team_id from roster_entry where league_id = $1',
        [league.id],
      );
      const picks = await database.query<{ id: string; owner_team_id: string }>(
        'select id, owner_team_id from draft_pick where league_id = $1',
        [league.id],
      );
      const faPicks = await database.query<{ id: string; owner_team_id: string }>(
        'select id, owner_team_id from fa_pick where league_id = $1',
        [league.id],
      );
      return {
        players: Object.fromEntries(players.map((row) => [row.player_id, index(row.team_id)])),
        picks: Object.fromEntries(picks.map((row) => [row.id, index(row.owner_team_id)])),
        faPicks: Object.fromEntries(faPicks.map((row) => [row.id, index(row.owner_team_id)])),
      };
    },
    async review(hours) {
      await database.query(
        `update league set settings = settings || jsonb_build_object('trade_review_hours', $2::int) where id = $1`,
        [league.id, hours],
      );
    },
    query: (text, params = []) => database.query(text, params),
  };
  await made.review(review);
  if (office !== 0) {
    await database.query(
      'update membership set is_commissioner = (team_id is not distinct from $2) where league_id = $1',
      [league.id, office === null ? '' : teamId(office)],
    );
    await database.query('update team set commissioner_until = null where league_id = $1', [league.id]);
  }
  return made;
}

export async function givePicks(
  league: TradeLeague,
  {
    rounds = 3,
    type = 'general',
    seasons = ['2025-26', '2026-27', '2027-28', '2028-29'],
  }: { rounds?: number; type?: DraftType; seasons?: readonly string[] } = {},
): Promise<void> {
  for (const season of seasons) {
    for (const team of league.teams) {
      for (let round = 1; round <= rounds; round += 1) {
        await league.query(
          'insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id) values ($1, $2, $3, $4, $5, $6, $6)',
          [newId(randomBytes), league.id, season, type, round, team],
        );
      }
    }
  }
}

export const forward = (capHit: number, more: Partial<HeldSeed> = {}): HeldSeed => ({ position: 'F', capHit, ...more });
export const day = (daysAhead: number): string =>
  new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
