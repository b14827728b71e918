import { Inject, Injectable } from '@nestjs/common';
import type { PeriodResults } from '@crease/core/competition/matchups/matchup.words.js';
import { roundsOf, type FurtherBracket } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import type { Season } from '@crease/core/season.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Database, type Db, type Transaction } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { LeagueRounds, type OfLeague } from '../../platform/jobs/league-rounds.js';
import { lockLeague, lockTeams } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { dueCalendars, markCalendars } from '../sweeps/due-calendars.writer.js';
import { followSchedule } from './calendar.writer.js';
import { seedsOf } from './playoff.queries.js';
import {
  beginRound,
  duePairs,
  dueRounds,
  followRound,
  settleFinal,
  unpairRound,
  type Round,
} from './playoff.writer.js';
import type { BracketPair } from './pairs.writer.js';
import { namesOf, partOf, resultsOf, resultsToTell } from './matchup-results.js';
import { findOpenTies } from './results/open-ties.queries.js';
import { recordChampion, recordTiesBySeed, tellTies } from './results/tie-lines.writer.js';
import {
  announcePeriod,
  decidePeriods,
  dueComparisons,
  duePeriods,
  followCorrections,
  passComparisons,
  undecidedBefore,
} from './matchup.writer.js';

interface DuePeriod {
  readonly league_id: string;
  readonly season: Season;
  readonly number: number;
  /** Round of the play-offs; null for a regular period. */
  readonly round: number | null;
  readonly told: boolean;
}

/**
 * Announces the results of matchup periods that have ended, and makes them final three days later, with the season's
 * end or at once, as the league chose. Corrections of games in between change them; later ones do not.
 */
@Injectable()
export class MatchupsService {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async advance(): Promise<void> {
    await markCalendars(this.database);
    await this.rounds.each('calendar', await dueCalendars(this.database.db).execute(), (due) =>
      this.database.write((to) => this.followCalendar(to, due)),
    );
    const { db } = this.database;
    // With a first game the results before it are final, and its round can have results.
    await this.rounds.each('playoffs', await duePairs(db).execute(), (due) => this.followOne(due), { part: true });
    const periods = (await duePeriods(db).execute()).map((due) => ({ ...due, of: 'period' as const }));
    await passComparisons(db);
    const seasons = (await dueComparisons(db).execute()).map((due) => ({ ...due, of: 'season' as const }));
    await this.rounds.each('matchups', [...periods, ...seasons], (due) =>
      due.of === 'period' ? this.advanceOne(due) : this.database.write((to) => this.compareResults(to, due)),
    );
    await this.rounds.each('playoffs', await dueRounds(db).execute(), async (due) => {
      // Looks without locks first: a round may wait for hours.
      if (!(await waitsForCommissioner(db, due))) await this.database.write((to) => this.advanceRound(to, due));
    });
  }

  private async advanceOne(due: DuePeriod): Promise<void> {
    const mails = await this.database.write((to) => this.advancePeriod(to, due));
    for (const id of mails) await this.mail.queue(id);
  }

  private async followOne(due: Round): Promise<void> {
    const mails = await this.database.write((to) => this.followPairs(to, due));
    for (const id of mails) await this.mail.queue(id);
  }

  /** Plans again the periods that have not begun, where they do not suit the NHL's schedule any more. */
  private async followCalendar({ db, record }: Transaction, { league_id: leagueId }: OfLeague): Promise<void> {
    await lockLeague(db, leagueId);
    const [due] = await dueCalendars(db).where('s.league_id', '=', leagueId).execute();
    if (due === undefined) return;
    const calendar = await followSchedule(db, { id: leagueId, season: due.season }, due);
    if (calendar === null) return;
    await touchLeagues(db, [leagueId]);
    await record(
      leagueLine({
        leagueId,
        actor: null,
        says: { key: 'season.calendarMoved', figures: calendar },
        data: { kind: 'matchupCalendar', season: due.season },
      }),
    );
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }

  /** Pairs a round on its first day. With its first game all earlier periods are final. */
  private async advanceRound(to: Transaction, due: Round): Promise<void> {
    const { db } = to;
    const { league_id: leagueId, season, number } = due;
    // Moves of teams that this round closes commit before it, or see it.
    await lockTeams(db, leagueId);
    await lockLeague(db, leagueId);
    const [open] = await dueRounds(db).where('p.league_id', '=', leagueId).where('p.number', '=', number).execute();
    if (open?.season !== season || (await waitsForCommissioner(db, open))) return;
    await this.closeBefore(to, open);
    await this.recordRound(to, open, await beginRound(db, { id: leagueId, season }, open));
  }

  /**
   * Decides the pairs of a round again, because a result may have changed or its first game begins. Returns the mails
   * to queue after the commit.
   */
  private async followPairs(to: Transaction, due: Round): Promise<string[]> {
    const { db } = to;
    const { league_id: leagueId, season, number } = due;
    await lockTeams(db, leagueId);
    await lockLeague(db, leagueId);
    const [open] = await duePairs(db).where('p.league_id', '=', leagueId).where('p.number', '=', number).execute();
    if (open?.season !== season) return [];
    const league = { id: leagueId, season };
    await this.tellCorrections(to, league);
    if (await waitsForCommissioner(db, open)) {
      await unpairRound(db, league, open);
      await touchLeagues(db, [leagueId]);
      await to.record(toLeague(leagueId, null, { type: 'leagueChanged' }));
      return this.tellTies(to, { league_id: leagueId, season, number: number - 1 });
    }
    await this.closeBefore(to, open);
    const pairs = await followRound(db, league, open);
    if (pairs !== null) await this.recordRound(to, open, pairs, { again: true });
    else if (open.begun) await to.record(toLeague(leagueId, null, { type: 'leagueChanged' }));
    return [];
  }

  /** Makes the periods before a round final once its first game has begun, and announces those not announced yet. */
  private async closeBefore(to: Transaction, { league_id, season, number, begun, round }: Round): Promise<void> {
    const league = { id: league_id, season };
    for (const before of await undecidedBefore(to.db, league, number))
      if (begun) await this.closePeriod(to, { league_id, season, ...before });
      else if (!before.told) await this.tellPeriod(to, { league_id, season, ...before });
    await recordTiesBySeed(to.record, to.db, league, await findOpenTies(to.db, league, round));
  }

  private async recordRound(
    { db, record }: Transaction,
    { league_id: leagueId, season, round, consolation }: Round,
    pairs: readonly BracketPair[],
    again: { readonly again?: true } = {},
  ): Promise<void> {
    const title = await seedsOf(db, leagueId, season);
    const others = await seedsOf(db, leagueId, season, true);
    const seeds = new Map([...title, ...others].map((one) => [one.teamId, one.seed]));
    const names = await namesOf(db, leagueId);
    const side = (id: string) => ({ id, name: names.get(id) ?? '', seed: seeds.get(id) ?? 0 });
    const inBracket = (bracket: FurtherBracket | null) =>
      pairs
        .filter((pair) => (pair.bracket ?? null) === bracket)
        .map(({ home, away }) => ({ home: side(home), away: away === null ? null : side(away) }));
    const further = { third: inBracket('third'), [consolation]: inBracket('consolation') };
    await touchLeagues(db, [leagueId]);
    await record(
      leagueLine({
        leagueId,
        actor: null,
        teamIds: pairs.flatMap(({ home, away }) => (away === null ? [home] : [home, away])),
        says: {
          key: 'season.playoffRound',
          figures: { round, rounds: roundsOf(title.length), pairs: inBracket(null), further, ...again },
        },
        data: { kind: 'playoffRound', season, round, pairs: pairs.map((pair) => ({ ...pair })) },
      }),
    );
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }

  /** Returns the mails to queue after the commit. */
  private async advancePeriod(to: Transaction, due: DuePeriod): Promise<string[]> {
    const { db } = to;
    const { league_id: leagueId, number } = due;
    await lockLeague(db, leagueId);
    // The season may have ended, or another process may have done it, while this one waited for the lock.
    const [open] = await duePeriods(db).where('p.league_id', '=', leagueId).where('p.number', '=', number).execute();
    if (open?.season !== due.season) return [];
    await (open.told || open.corrections === 'never' ? this.closePeriod(to, open) : this.tellPeriod(to, open));
    return open.told || open.round === null ? [] : this.tellTies(to, open);
  }

  private async tellTies(
    to: Transaction,
    { league_id: id, season, number }: Pick<DuePeriod, 'league_id' | 'season' | 'number'>,
  ): Promise<string[]> {
    const league = { id, season };
    const ties = (await findOpenTies(to.db, league)).filter(({ period }) => period === number);
    return tellTies(to, this.mail, { league, ties, publicUrl: this.config.publicUrl });
  }

  private async tellPeriod({ db, record }: Transaction, due: DuePeriod): Promise<void> {
    const league = { id: due.league_id, season: due.season };
    await announcePeriod(db, league, due.number);
    const part = await partOf(db, league, due.number);
    const results = await resultsToTell(db, league, due.number, part);
    if (results === null) return;
    await touchLeagues(db, [due.league_id]);
    // A round of several periods is announced once, with its last period.
    if (part === null || part.isLast)
      await record(resultsLine(due, { key: 'season.matchups', figures: results }, results));
    await record(toLeague(due.league_id, null, { type: 'leagueChanged' }));
  }

  /** Announces results that corrections of games changed. They are not final before the season ends. */
  private async compareResults(to: Transaction, { league_id: leagueId }: OfLeague): Promise<void> {
    await lockLeague(to.db, leagueId);
    const [due] = await dueComparisons(to.db).where('s.league_id', '=', leagueId).execute();
    if (due !== undefined) await this.tellCorrections(to, { id: leagueId, season: due.season });
  }

  private async tellCorrections(
    { db, record }: Transaction,
    league: { readonly id: string; readonly season: Season },
  ): Promise<void> {
    const { id: leagueId, season } = league;
    const changed = await followCorrections(db, league);
    const told = new Set<number>();
    for (const number of changed) {
      const part = await partOf(db, league, number);
      if (part !== null && (!part.told || (part.categories && !part.isLast))) continue;
      const results = await resultsToTell(db, league, number, part);
      if (results === null || told.has(results.number)) continue;
      told.add(results.number);
      await record(
        resultsLine(
          { league_id: leagueId, season, number: results.number },
          { key: 'season.matchupsCorrected', figures: results },
          results,
        ),
      );
    }
    if (changed.length === 0) return;
    await touchLeagues(db, [leagueId]);
    await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
  }

  /** Makes the results of a period final, and announces them if they changed since. */
  private async closePeriod(to: Transaction, due: DuePeriod): Promise<void> {
    const { db, record } = to;
    if (!due.told) await this.tellPeriod(to, due);
    const league = { id: due.league_id, season: due.season };
    const before = await resultsOf(db, league, due.number);
    await decidePeriods(db, league, [due.number]);
    const after = await resultsOf(db, league, due.number);
    const part = await partOf(db, league, due.number);
    const results = await resultsToTell(db, league, due.number, part);
    if (results === null) return;
    await touchLeagues(db, [due.league_id]);
    const isTold = part === null || part.isLast || (part.told && !part.categories);
    if (isTold && JSON.stringify(before) !== JSON.stringify(after))
      await record(resultsLine(due, { key: 'season.matchupsCorrected', figures: results }, results));
    const champion = due.round === null ? null : await settleFinal(db, league);
    if (champion !== null) await recordChampion(record, db, league, champion);
    await record(toLeague(due.league_id, null, { type: 'leagueChanged' }));
  }
}

/** True while a tie of the round before waits for a commissioner, until this one begins. */
const waitsForCommissioner = async (db: Db, { league_id: id, season, round, ties, begun }: Round): Promise<boolean> =>
  ties === 'commissioner' && round !== 1 && !begun && (await findOpenTies(db, { id, season }, round)).length > 0;

const resultsLine = (
  { league_id: leagueId, season, number }: Pick<DuePeriod, 'league_id' | 'season' | 'number'>,
  says: Extract<SeasonLine, { key: 'season.matchups' | 'season.matchupsCorrected' }>,
  { matchups }: PeriodResults,
) =>
  leagueLine({
    leagueId,
    actor: null,
    teamIds: [...new Set(matchups.flatMap(({ home, away }) => (away === null ? [home.id] : [home.id, away.id])))],
    says,
    data: {
      kind: 'matchups',
      season,
      period: number,
      matchups: matchups.map(({ home, away }) => ({ home: home.id, away: away?.id ?? null })),
    },
  });
