import { Injectable } from '@nestjs/common';
import { changed, newFaults, startupToCome } from '@crease/core/settings/settings.rules.js';
import { differing, sameValue, SETTING_KEYS, type SettingsState, rowOf } from '@crease/core/leagues/settings.values.js';
import { inEachLanguage, storedRefusal, type StoredReason } from '@crease/core/refusals.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { LINEUP_KEYS } from '@crease/core/leagues/lineup.rules.js';
import type { Season } from '@crease/core/season.js';
import { beginsNextSeason } from '@crease/core/seasons/phase.rules.js';
import { Database, type Db, type Transaction } from '../platform/database/database.js';
import { anyOf, clockAtQuery, noneOf } from '../platform/database/sql.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { LeagueRounds } from '../platform/jobs/league-rounds.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { lockLeague, lockTeams } from '../leagues/league-lock.tables.js';
import { endSettingChanges, noteApplied, putBackChanges } from '../leagues/coming/setting-changes.writer.js';
import { followPicks, picksToFollow, tradedSurplus } from './settings.picks.js';
import { asState, SettingsQueries, type SettingChangeRow } from './settings.queries.js';
import { presentOf, SettingsWriter, type PeriodBegins } from './settings.writer.js';

type Work = Pick<Transaction, 'db' | 'record'>;

/** Settings changed by a season's start: ids of the changes, values before and after. */
export interface SeasonSettings {
  readonly ids: readonly string[];
  readonly before: Partial<SettingsState>;
  readonly after: Partial<SettingsState>;
}

const HALF_A_DAY_MS = 43_200_000;

@Injectable()
export class SettingsTimes {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SettingsQueries,
    private readonly writer: SettingsWriter,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
  ) {}

  /** Applies every due change. Running late or twice does no harm. */
  async applyDue(): Promise<void> {
    const leagues = await this.database.db
      .selectFrom('setting_change')
      .select('league_id')
      .distinct()
      .where('state', '=', 'coming')
      .where('due_at', '<=', clockAtQuery)
      .where('key', '=', anyOf(SETTING_KEYS))
      .orderBy('league_id')
      .execute();
    await this.rounds.each('settings', leagues, ({ league_id }) =>
      this.database.write(async (work) => {
        await lockTeams(work.db, league_id);
        await lockLeague(work.db, league_id);
        const league = await this.books.league(work.db, league_id);
        const due = (await this.queries.coming(work.db, league_id)).filter(
          ({ due_at }) => due_at !== null && due_at.getTime() <= this.clock.now(),
        );
        if (due.length === 0) return;
        // Weeks that end after this time get new picks. Half a day after the change, the week before has certainly
        // ended, and the week that begins with the change has not.
        const at = Math.min(...due.map(({ due_at }) => due_at?.getTime() ?? 0)) + HALF_A_DAY_MS;
        const told = await this.apply(work, league, due, at);
        await work.record(
          leagueLine({
            leagueId: league_id,
            actor: null,
            says: { key: 'settings.due', figures: { changes: told } },
            data: { kind: 'settings', changes: told },
          }),
        );
        await work.record(toLeague(league_id, null, { type: 'leagueChanged' }));
      }),
    );
  }

  /**
   * Applies the changes decided for a league's next season. Call it under the locks of the teams and the league, before
   * reading the settings for anything else. Returns the changes for `undoSeason`.
   */
  async beginSeason(work: Work, leagueId: string, season: Season): Promise<SeasonSettings | null> {
    const league = await this.books.league(work.db, leagueId);
    let due = (await this.queries.coming(work.db, leagueId)).filter(
      (row) => row.season !== null && row.season <= season,
    );
    if (due.length === 0) return null;
    const giveUp = async (rows: readonly SettingChangeRow[], why: StoredReason) => {
      await endSettingChanges(work.db, rows, 'taken-back');
      const given = rows.map(({ key, before, after }) => ({ key, before, after }));
      await work.record(
        leagueLine({
          leagueId,
          actor: null,
          says: { key: 'settings.givenUp', figures: { changes: given, season, why } },
          data: { kind: 'settings', takenBack: given },
        }),
      );
      due = due.filter((row) => !rows.includes(row));
    };
    const present = presentOf(league);
    const rounds = due.filter(({ key }) => rowOf(key).picks !== undefined);
    const picks = await picksToFollow(work.db, league, present, changed(league.type, present, asState(rounds)), {
      from: season,
      present: season,
    });
    const surplus = tradedSurplus(picks);
    if (surplus !== null)
      await giveUp(
        due.filter(({ key }) => rowOf(key).picks !== undefined || rowOf(key).under === 'rookieDraftEnabled'),
        storedRefusal(surplus),
      );
    const next = changed(league.type, present, asState(due));
    const fault = inEachLanguage(
      () =>
        Object.values(newFaults(league.type, league.name, present, next, { startup: startupToCome(league.phase) }))[0],
    );
    if (fault !== undefined) await giveUp(due, fault);
    if (due.length === 0) return null;
    if (surplus === null) await followPicks(work.db, leagueId, picks);
    const told = await this.apply(work, league, due, this.clock.now());
    await work.record(
      leagueLine({
        leagueId,
        actor: null,
        says: { key: 'settings.ofSeason', figures: { changes: told, season } },
        data: { kind: 'settings', season, changes: told },
      }),
    );
    const after = presentOf(await this.books.league(work.db, leagueId));
    const keys = differing(present, after);
    const of = (state: SettingsState) => Object.fromEntries(keys.map((key) => [key, state[key]]));
    return { ids: due.map(({ id }) => id), before: of(present), after: of(after) };
  }

  /** Undoes `beginSeason`: its changes wait for the season again. A setting that was changed since keeps its value. */
  async undoSeason(
    { db }: Work,
    leagueId: string,
    { ids, before: was, after: became }: SeasonSettings,
    season: Season,
  ): Promise<void> {
    const league = await this.books.league(db, leagueId);
    const present = presentOf(league);
    const since = await db
      .selectFrom('setting_change as o')
      .select('o.key')
      .where('o.league_id', '=', leagueId)
      .where('o.state', 'in', ['applied', 'coming'])
      .where('o.id', '<>', noneOf(ids))
      .where('o.made_at', '>', ({ selectFrom }) =>
        selectFrom('setting_change as c')
          .select(({ fn }) => fn.min('c.held_from').as('held'))
          .where('c.id', '=', anyOf(ids)),
      )
      .execute();
    const touched = new Set(since.map(({ key }) => key));
    const undone = SETTING_KEYS.filter(
      (key) => was[key] !== undefined && !touched.has(key) && sameValue(present[key], became[key] ?? null),
    );
    const before = changed(league.type, present, Object.fromEntries(undone.map((key) => [key, was[key]])));
    await followPicks(
      db,
      leagueId,
      await picksToFollow(db, league, present, before, { from: season, present: season }),
    );
    await this.writer.write(db, league, before, this.clock.now());
    await putBackChanges(db, leagueId, ids, undone);
  }

  /** Settings of the next season: the present ones with coming changes. */
  async ofNextSeason(db: Db, league: PlayingLeague): Promise<LeagueSettings> {
    const rows = (await this.queries.coming(db, league.id)).filter(({ season }) => season !== null);
    return rows.length === 0 ? league.settings : changed(league.type, presentOf(league), asState(rows));
  }

  /** The league as its next step judges it. The step into the next season uses the settings decided for it. */
  async ofNextStep(db: Db, league: PlayingLeague): Promise<PlayingLeague> {
    return beginsNextSeason(league.phase) ? { ...league, settings: await this.ofNextSeason(db, league) } : league;
  }

  private async apply({ db }: Work, league: PlayingLeague, rows: readonly SettingChangeRow[], at: number) {
    const present = presentOf(league);
    const after = changed(league.type, present, asState(rows));
    await this.writer.write(db, league, after, at, periodBegins(rows));
    await noteApplied(
      db,
      league.id,
      rows.map(({ id, key }) => ({ id, was: present[key] })),
    );
    return rows.map(({ key }) => ({ key, before: present[key], after: after[key] }));
  }
}

/** Matchup periods with which due changes begin: at 12:00 UTC of the first day. */
function periodBegins(rows: readonly SettingChangeRow[]): PeriodBegins {
  const first = (keys: readonly string[]) =>
    rows
      .flatMap(({ key, effect, due_at: due }) =>
        effect === 'next-period' && due !== null && keys.includes(key) ? [due.toISOString().slice(0, 10)] : [],
      )
      .sort()[0];
  const [scoring, lineups] = [first(['scoring']), first(LINEUP_KEYS)];
  return { ...(scoring === undefined ? {} : { scoring }), ...(lineups === undefined ? {} : { lineups }) };
}
