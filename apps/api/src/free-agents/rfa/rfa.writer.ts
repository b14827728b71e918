import { sql } from 'kysely';
import type { CompensationPick } from '@crease/core/free-agents/rfa/compensation.rules.js';
import { inOrderOfOffers, rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import type { OfferEnding } from '@crease/core/free-agents/rfa/rfa.words.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { anyOf, asRows, clockNow, json } from '../../platform/database/sql.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import type { OfferTerms } from './offer-seal.service.js';
import type { AgentRow, OfferRow } from './rfa.queries.js';

type Hand = Pick<Transaction, 'db' | 'record'>;

export interface EndedContract {
  readonly player_id: number;
  readonly name: string;
  readonly team_id: string;
  readonly team_name: string;
  readonly salary: number | null;
  readonly kind: string | null;
}

/** The players of ended contracts who are restricted free agents in a league with these settings. */
export const restrictedOf = <Ended extends EndedContract>(
  settings: LeagueSettings,
  ended: readonly Ended[],
): Ended[] => (rfaRules(settings) === null ? [] : ended.filter(({ kind }) => kind === 'entry-level'));

export async function openRestricted(
  { db, record }: Hand,
  league: PlayingLeague,
  players: readonly EndedContract[],
): Promise<void> {
  const rules = rfaRules(league.settings);
  if (rules === null || players.length === 0) return;
  const { until } = await db
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', ${clockNow} + ${rules.days} * interval '1 day')`.as('until'))
    .executeTakeFirstOrThrow();
  const columns = ['league_id', 'season', 'player_id', 'team_id', 'salary', 'offers_until'] as const;
  const rows = players.map(({ player_id, team_id, salary }) => ({
    league_id: league.id,
    season: league.season,
    player_id,
    team_id,
    salary: salary ?? 0,
    offers_until: until,
  }));
  await db
    .insertInto('restricted_agent')
    .columns(columns)
    .expression(db.selectFrom(asRows('restricted_agent', rows, 'given')).select(columns))
    .execute();
  for (const teamId of new Set(players.map(({ team_id }) => team_id))) {
    const own = players.filter(({ team_id }) => team_id === teamId);
    const figures = {
      team: own[0]?.team_name ?? '',
      names: own.map(({ name }) => name),
      until: until.toISOString(),
      timeZone: league.timeZone,
    };
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        teamIds: [teamId],
        says: { key: 'rfa.opened', figures },
        data: { kind: 'restricted', teamId, playerIds: own.map(({ player_id }) => player_id) },
      }),
    );
  }
}

export async function removeRestricted(
  db: Db,
  leagueId: string,
  season: string,
  playerIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('restricted_agent')
    .where('league_id', '=', leagueId)
    .where('season', '=', season)
    .where('player_id', '=', anyOf(playerIds))
    .execute();
}

/** Says that a player's former team can match. The line does not name the offer. */
export async function writeMatchable(
  { record }: Hand,
  league: PlayingLeague,
  { team, team_id, name, player_id }: AgentRow,
  { offered, until }: { readonly offered: boolean; readonly until: Date },
): Promise<void> {
  await record(
    leagueLine({
      leagueId: league.id,
      actor: null,
      teamIds: [team_id],
      says: {
        key: 'rfa.matchable',
        figures: { team, name, offered, until: until.toISOString(), timeZone: league.timeZone },
      },
      data: { kind: 'restricted', playerId: player_id, name },
    }),
  );
  await record(toLeague(league.id, null, { type: 'restrictedChanged', leagueId: league.id }));
}

export interface Decided {
  readonly outcome: 'matched' | 'kept' | 'signed' | 'free';
  readonly terms: OfferTerms | null;
  readonly bestId: string | null;
  /** What the best offer has cost its team. */
  readonly compensation: readonly CompensationPick[];
  readonly offers: readonly { readonly row: OfferRow; readonly terms: OfferTerms | null }[];
}

/** Closes the player and all offers, and shows them to the league. */
export async function writeDecided(
  { db, record }: Hand,
  league: PlayingLeague,
  agent: AgentRow,
  { outcome, terms, bestId, compensation, offers }: Decided,
): Promise<void> {
  const best = offers.find(({ row }) => row.id === bestId);
  const bestTeam = best?.row.team ?? '';
  for (const { row, terms: own } of offers) {
    const ending: OfferEnding | null =
      row.ending ??
      (row.id !== bestId
        ? { key: 'lower', figures: { team: bestTeam } }
        : outcome === 'matched'
          ? { key: 'matched', figures: { team: agent.team } }
          : null);
    await db
      .updateTable('rfa_offer')
      .set({
        sealed: null,
        salary: own?.salary ?? null,
        years: own?.years ?? null,
        outcome: row.outcome ?? (row.id !== bestId ? 'lost' : outcome === 'matched' ? 'matched' : 'won'),
        ending: ending === null ? null : json(ending),
        compensation: row.id === bestId && compensation.length > 0 ? json(compensation) : null,
      })
      .where('league_id', '=', league.id)
      .where('id', '=', row.id)
      .execute();
  }
  await db
    .updateTable('restricted_agent')
    .set({ decided_at: clockNow, outcome })
    .where('league_id', '=', league.id)
    .where('season', '=', agent.season)
    .where('player_id', '=', agent.player_id)
    .execute();
  const shown = offers.flatMap(({ row, terms: own }) =>
    own === null ? [] : [{ id: row.id, teamId: row.team_id, team: row.team, salary: own.salary, years: own.years }],
  );
  const signedBy = outcome === 'free' ? null : outcome === 'signed' ? bestTeam : agent.team;
  const signing = signedBy === null || terms === null ? null : { salary: terms.salary, years: terms.years };
  await record(
    leagueLine({
      leagueId: league.id,
      actor: null,
      teamIds: [agent.team_id, ...(best === undefined ? [] : [best.row.team_id])],
      says: {
        key: 'rfa.decided',
        figures: {
          team: agent.team,
          name: agent.name,
          signedBy,
          terms: signing,
          ...(compensation.length === 0 ? {} : { compensation }),
          offers: inOrderOfOffers(shown, bestId === null ? [] : [best?.row.team_id ?? '']).map(
            ({ team, salary, years }) => ({ team, salary, years }),
          ),
        },
      },
      data: { kind: 'restricted', playerId: agent.player_id, name: agent.name },
    }),
  );
  await record(toLeague(league.id, null, { type: 'restrictedChanged', leagueId: league.id }));
}
