import { heldInSeason, isOptional } from '@crease/core/leagues/drafts/draft.table.js';
import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { Injectable } from '@nestjs/common';
import { LONGEST_SEASON_DAYS, type PhaseBody } from '@crease/core/seasons/season.schema.js';
import { championsOf } from '@crease/core/competition/champion.rules.js';
import type { SeasonDetail } from '@crease/core/seasons/season.words.js';
import { hasOwnSalaries } from '@crease/core/contracts/contract.rules.js';
import { daysBetween } from '@crease/core/calendar.js';
import { seasonCaps } from '@crease/core/competition/place-caps.rules.js';
import { furtherMatches } from '@crease/core/competition/formats/playoff-settings.rules.js';
import { hasMatches } from '@crease/core/leagues/formats.js';
import { seasonPlus } from '@crease/core/season.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { carryBudgets } from '../free-agents/market/budgets.writer.js';
import { openRestricted, restrictedOf } from '../free-agents/rfa/rfa.writer.js';
import { openUnrestricted } from '../free-agents/ufa/ufa.writer.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { awardPick } from '../leagues/compensatory-picks.tables.js';
import { findLeavingPlayers } from '../contracts/contracts.queries.js';
import { enterProspects } from '../contracts/contracts.tables.js';
import { insertPicks, yearlyPicks } from '../leagues/draft-picks.tables.js';
import type { Db, Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { anyOf, exact, json } from '../platform/database/sql.js';
import { leagueLine } from '../platform/events/audience.js';
import { Busy, RefusalError } from '../platform/refusal.error.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { writeFinalTable } from '../competition/final-tables.writer.js';
import { decideBegun, openMatchups } from '../competition/matchups/matchup.writer.js';
import { findOpenTies } from '../competition/matchups/results/open-ties.queries.js';
import { recordTiesBySeed } from '../competition/matchups/results/tie-lines.writer.js';
import { lowerWinner } from '../competition/matchups/playoff.queries.js';
import { losersFirst } from '../competition/draft-order.queries.js';
import { findEndingTable } from '../competition/table.queries.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { promoteGraduates, releasePlayers } from '../teams/roster.writer.js';
import { voidPromises } from '../trades/promises.queries.js';
import { endBefore } from '../trades/settlement/retention.writer.js';
import type { PhaseDone } from './phase.done.js';
import { SeasonQueries, teamsInOrder } from './season.queries.js';
import { graduatesOf } from './season-end.queries.js';
import { refusal } from './seasons.refusals.js';

type Hand = Pick<Transaction, 'db' | 'record'>;

/**
 * The effects of changes of phase. Every step records in `done` what it ended, removed and created, so that it can be
 * undone.
 */
@Injectable()
export class PhaseSteps {
  constructor(
    private readonly queries: SeasonQueries,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
    private readonly clock: DbClock,
  ) {}

  /**
   * Ends a season: ends free-agent picks and waivers, names the champion, and moves graduates out of the rookie bank.
   */
  async endSeason({ db, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<SeasonDetail[]> {
    const { waivers, claims } = await this.waivers.closeAll(db, league.id);
    done.waivers = waivers;
    done.claims = claims;
    done.faPicksEnded = await this.picks.endSeason(db, league.id, league.season);
    done.matchups = await decideBegun(db, league);
    await recordTiesBySeed(record, db, league, await findOpenTies(db, league));
    const table = await findEndingTable(db, league);
    await writeFinalTable(db, league, table);
    done.standing = league.season;
    const champions = championsOf(table).map(({ teamId }) => teamId);
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        teamIds: champions,
        says: { key: 'season.finalTable', figures: { season: league.season, table } },
        data: {
          kind: 'finalTable',
          season: league.season,
          champions,
          table: table.map(({ teamId, rank, points }) => ({ teamId, rank, points })),
        },
      }),
    );
    await this.awardLosersPick({ db, record }, league, done);
    await announceLosersFirst({ db, record }, league);
    await this.graduate({ db, record }, league, done);
    return [
      { key: 'season.champion', figures: { season: league.season, table } },
      ...(await lapsedPicks(db, league, heldInSeason)),
    ];
  }

  /** Gives a loser's bracket's winner its pick of the next general draft, by league setting. */
  private async awardLosersPick({ db, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<void> {
    const { id: leagueId, settings } = league;
    if (!hasMatches(settings) || furtherMatches(settings).consolation !== 'losers') return;
    if (settings.playoff_losers_pick !== true) return;
    const teamId = await lowerWinner(db, leagueId, league.season);
    if (teamId === null) return;
    const season = seasonPlus(league.season, 1);
    const pick = await awardPick(db, leagueId, { season, type: 'general', round: 1, teamId });
    if (pick === null) throw new Busy();
    done.draftPicks = [pick];
    const { name } = await db.selectFrom('team').select('name').where('id', '=', teamId).executeTakeFirstOrThrow();
    await record(
      leagueLine({
        leagueId,
        actor: null,
        teamIds: [teamId],
        says: { key: 'season.losersPick', figures: { season, team: name } },
      }),
    );
  }

  private async graduate({ db, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<void> {
    const graduates = await graduatesOf(db, league);
    if (graduates.length === 0) return;
    const playerIds = graduates.map(({ playerId }) => playerId);
    await enterProspects(db, league, playerIds, seasonPlus(league.season, 1));
    const before = await promoteGraduates(db, league.id, playerIds);
    done.graduates = before.map(({ player_id, since }) => ({ playerId: player_id, since }));
    for (const { playerId, name, teamId, teamName } of graduates) {
      await record(
        leagueLine({
          leagueId: league.id,
          actor: null,
          teamIds: [teamId],
          says: { key: 'season.graduated', figures: { name, team: teamName } },
          data: { kind: 'move', move: 'promote', teamId, playerId, name },
        }),
      );
    }
  }

  /**
   * Begins the next season: ends retentions, empties the rosters of a redraft league, carries budgets over, and creates
   * picks of one more season.
   */
  async beginNext({ db, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<SeasonDetail[]> {
    const said: SeasonDetail[] = [];
    const redraft = league.type === 'redraft';
    done.retentions = await endBefore(db, league.id, league.season, redraft);
    if (redraft) {
      const released = await releasePlayers(db, league.id);
      done.released = released;
      done.promises = await voidPromises(
        { db, record },
        league.id,
        released.map(({ player_id }) => player_id),
        { key: 'seasonOver' },
      );
      said.push({ key: 'season.rostersEmpty' });
    } else await this.endContracts({ db, record }, league, done);
    const budgets = await carryBudgets(db, league, done.settings?.before ?? {});
    if (budgets.length > 0) done.budgets = budgets;
    const rounds = yearlyPicks(league.type, league.settings, league.season);
    if (rounds.length > 0)
      done.draftPicks = await insertPicks(db, league.id, rounds, await teamsInOrder(db, league.id));
    return said;
  }

  /** Releases players whose contract does not cover the new season, by league setting. */
  private async endContracts({ db, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<void> {
    const leaving = await findLeavingPlayers(db, league, league.season);
    if (leaving.length === 0) return;
    const playerIds = leaving.map(({ player_id }) => player_id);
    done.released = await releasePlayers(db, league.id, { playerIds });
    done.promises = await voidPromises({ db, record }, league.id, playerIds, {
      key: hasOwnSalaries(league.settings) ? 'contractOver' : 'nhlContractOver',
    });
    const restricted = league.phase === 'free-agency' ? restrictedOf(league.settings, leaving) : [];
    if (restricted.length > 0) {
      await openRestricted({ db, record }, league, restricted);
      done.restricted = restricted.map(({ player_id }) => player_id);
    }
    const others = leaving.filter((player) => !restricted.includes(player));
    if (league.phase === 'free-agency') await openUnrestricted({ db, record }, league, others);
    for (const teamId of new Set(others.map(({ team_id }) => team_id))) {
      const players = others.filter(({ team_id }) => team_id === teamId);
      const figures = {
        team: players[0]?.team_name ?? '',
        season: league.season,
        names: players.map(({ name }) => name),
      };
      await record(
        leagueLine({
          leagueId: league.id,
          actor: null,
          teamIds: [teamId],
          says: { key: 'contract.ended', figures },
          data: { kind: 'contractsEnded', teamId, playerIds: players.map(({ player_id }) => player_id) },
        }),
      );
    }
  }

  /** Sets the season's dates and creates its free-agent picks. */
  async beginPlay({ db }: Hand, league: PlayingLeague, body: PhaseBody, done: PhaseDone): Promise<SeasonDetail[]> {
    const now = this.clock.now();
    const planned = await this.queries.plannedDates(db, league, league.season);
    const dates = {
      startsOn: body.season_starts_on ?? planned.startsOn,
      endsOn: body.season_ends_on ?? planned.endsOn,
    };
    const days = daysBetween(dates.startsOn, dates.endsOn);
    if (days < 0 || days > LONGEST_SEASON_DAYS) {
      throw new RefusalError(
        refusal('seasonDates', {
          kind: 'invalid',
          field: 'season_ends_on',
          figures: { ...dates, days, most: LONGEST_SEASON_DAYS },
          figure: days,
          limit: LONGEST_SEASON_DAYS,
        }),
      );
    }
    const before = await db
      .selectFrom('league_season')
      .select(({ ref }) => ['starts_on', 'ends_on', 'games_caps', exact(ref('begun_at')).as('begun_at')])
      .where('league_id', '=', league.id)
      .where('season', '=', league.season)
      .executeTakeFirst();
    done.played = before ?? null;
    await db
      .insertInto('league_season')
      .values({
        league_id: league.id,
        season: league.season,
        starts_on: dates.startsOn,
        ends_on: dates.endsOn,
        games_caps: json(seasonCaps(league.settings)),
      })
      .onConflict((known) =>
        known.columns(['league_id', 'season']).doUpdateSet(({ ref }) => ({
          starts_on: ref('excluded.starts_on'),
          ends_on: ref('excluded.ends_on'),
          games_caps: ref('excluded.games_caps'),
          begun_at: ref('excluded.begun_at'),
        })),
      )
      .execute();
    // Games imported before the season began here are scored again.
    await missSeason(db, league.id, league.season, dates.startsOn);
    const { weeks, picks } = await this.picks.generate(db, league, dates, now);
    done.faPicks = picks;
    const { periods, seed, drawn } = await openMatchups(db, league, dates);
    return [
      ...(await lapsedPicks(db, league, (type) => !heldInSeason(type))),
      ...(weeks === 0 ? [] : [{ key: 'season.weeksAhead' as const, figures: { weeks } }]),
      ...(periods === 0 ? [] : [{ key: 'season.matchupsAhead' as const, figures: { periods, seed } }]),
      ...(drawn === null ? [] : [{ key: 'season.divisionsDrawn' as const, figures: drawn }]),
    ];
  }
}

async function lapsedPicks(
  db: Db,
  { id, season }: PlayingLeague,
  isOver: (type: DraftType) => boolean,
): Promise<SeasonDetail[]> {
  const rows = await db
    .selectFrom('draft_pick as p')
    .select(({ fn }) => ['p.type', fn.countAll<number>().as('picks')])
    .where('p.league_id', '=', id)
    .where('p.season', '=', season)
    .where('p.type', '=', anyOf(DRAFT_TYPES.filter((type) => isOptional(type) && isOver(type))))
    .where('p.forfeited_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft as d')
            .select('d.id')
            .whereRef('d.league_id', '=', 'p.league_id')
            .whereRef('d.season', '=', 'p.season')
            .whereRef('d.type', '=', 'p.type')
            .where('d.kind', '<>', 'mock')
            .where('d.status', '=', 'ended'),
        ),
      ),
    )
    .groupBy('p.type')
    .execute();
  return rows.map(({ type, picks }) => ({ key: 'season.picksLapsed', figures: { type, picks } }));
}

async function announceLosersFirst({ db, record }: Hand, { id: leagueId, season }: PlayingLeague): Promise<void> {
  const teamId = await losersFirst(db, leagueId, season);
  if (teamId === null) return;
  const { name } = await db
    .selectFrom('team')
    .select('name')
    .where('league_id', '=', leagueId)
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  await record(
    leagueLine({
      leagueId,
      actor: null,
      teamIds: [teamId],
      says: { key: 'season.losersFirst', figures: { season: seasonPlus(season, 1), team: name } },
    }),
  );
}
