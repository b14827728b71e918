import { Injectable } from '@nestjs/common';
import { changed, newFaults } from '@crease/core/settings/settings.rules.js';
import { differing, sameValue, SETTING_KEYS, type SettingsState, rowOf } from '@crease/core/leagues/settings.values.js';
import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database, pgArray, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague, leagueLine } from '../platform/events/audience.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { lockLeague } from '../leagues/league.service.js';
import { followPicks, picksToFollow, tradedSurplus } from './settings.picks.js';
import { asState, SettingsQueries, type SettingChangeRow } from './settings.queries.js';
import { end, lockTeams } from './settings.service.js';
import { presentOf, SettingsWriter } from './settings.writer.js';

type Work = Pick<Transaction, 'sql' | 'record'>;

/** What changed with a season: the changes that had waited for it, and the values before and after. */
export interface SeasonSettings {
  readonly ids: readonly string[];
  readonly before: Partial<SettingsState>;
  readonly after: Partial<SettingsState>;
}

const HALF_A_DAY_MS = 43_200_000;

/** Changes of settings that were decided before, when their time comes. */
@Injectable()
export class SettingsTimes {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly queries: SettingsQueries,
    private readonly writer: SettingsWriter,
    private readonly clock: DbClock,
  ) {}

  /** Everything whose moment has come, in every league. Harmless when it comes late or twice. */
  async applyDue(): Promise<void> {
    const leagues = await this.database.query<{ league_id: string }>(
      `select distinct league_id from setting_change where state = 'coming' and due_at <= clock_timestamp() order by league_id`,
    );
    for (const { league_id } of leagues) {
      await this.database.write(async (work) => {
        await lockTeams(work.sql, league_id);
        await lockLeague(work.sql, league_id);
        const league = await this.books.league(work.sql, league_id);
        const due = (await this.queries.coming(work.sql, league_id)).filter(
          ({ due_at }) => due_at !== null && new Date(due_at).getTime() <= this.clock.now(),
        );
        if (due.length === 0) return;
        // The week that begins with it is not over half a day later, and the one before it is.
        const at = Math.min(...due.map(({ due_at }) => new Date(due_at ?? 0).getTime())) + HALF_A_DAY_MS;
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
      });
    }
  }

  /**
   * The next season of a league begins: what was decided for it holds from here on. Inside the caller's transaction, which holds the
   * teams and the league; before anything that is decided by the settings. Returns the changes, for `undoSeason`.
   */
  async beginSeason(work: Work, leagueId: string, season: Season): Promise<SeasonSettings | null> {
    const league = await this.books.league(work.sql, leagueId);
    let due = (await this.queries.coming(work.sql, leagueId)).filter(
      (row) => row.season !== null && row.season <= season,
    );
    if (due.length === 0) return null;
    const giveUp = async (rows: readonly SettingChangeRow[], why: string) => {
      await end(work.sql, rows, 'taken-back');
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
    const picks = await picksToFollow(
      work.sql,
      league,
      present,
      changed(league.type, present, asState(rounds)),
      season,
    );
    const surplus = tradedSurplus(picks);
    if (surplus !== null)
      await giveUp(
        due.filter(({ key }) => rowOf(key).picks !== undefined || rowOf(key).under === 'rookieDraftEnabled'),
        surplus,
      );
    const [fault] = Object.values(
      newFaults(league.type, league.name, present, changed(league.type, present, asState(due))),
    );
    if (fault !== undefined) await giveUp(due, fault);
    if (due.length === 0) return null;
    if (surplus === null) await followPicks(work.sql, leagueId, picks);
    const told = await this.apply(work, league, due, this.clock.now());
    await work.record(
      leagueLine({
        leagueId,
        actor: null,
        says: { key: 'settings.ofSeason', figures: { changes: told, season } },
        data: { kind: 'settings', season, changes: told },
      }),
    );
    const after = presentOf(await this.books.league(work.sql, leagueId));
    const keys = differing(present, after);
    const of = (state: SettingsState) => Object.fromEntries(keys.map((key) => [key, state[key]]));
    return { ids: due.map(({ id }) => id), before: of(present), after: of(after) };
  }

  /** The season has not begun after all: what held with it waits for it again, but for what has been changed since. */
  async undoSeason(
    { sql }: Work,
    leagueId: string,
    { ids, before: was, after: became }: SeasonSettings,
    season: Season,
  ): Promise<void> {
    const league = await this.books.league(sql, leagueId);
    const present = presentOf(league);
    const since = await sql<{ key: string }>(
      `select key from setting_change o where o.league_id = $1 and o.state in ('applied', 'coming') and not o.id = any($2::text[]) and o.made_at > (select min(held_from) from setting_change where id = any($2::text[]))`,
      [leagueId, pgArray(ids)],
    );
    const touched = new Set(since.map(({ key }) => key));
    const undone = SETTING_KEYS.filter(
      (key) => was[key] !== undefined && !touched.has(key) && sameValue(present[key], became[key] ?? null),
    );
    const before = changed(league.type, present, Object.fromEntries(undone.map((key) => [key, was[key]])));
    await followPicks(sql, leagueId, await picksToFollow(sql, league, present, before, season));
    await this.writer.write(sql, league, before, this.clock.now());
    await sql(
      `update setting_change set state = 'coming', held_from = null where id = any($1::text[]) and key = any($2::text[])`,
      [pgArray(ids), pgArray(undone)],
    );
  }

  /** The settings by which the next season of a league will be prepared: as they stand, with what was decided for it. */
  async ofNextSeason(sql: Transaction['sql'], league: PlayingLeague): Promise<LeagueSettings> {
    const rows = (await this.queries.coming(sql, league.id)).filter(({ season }) => season !== null);
    return rows.length === 0 ? league.settings : changed(league.type, presentOf(league), asState(rows));
  }

  private async apply({ sql }: Work, league: PlayingLeague, rows: readonly SettingChangeRow[], at: number) {
    const present = presentOf(league);
    const after = changed(league.type, present, asState(rows));
    await this.writer.write(sql, league, after, at);
    await sql(
      `update setting_change c set state = 'applied', held_from = clock_timestamp(), before = x.before from unnest($1::text[], $2::text[]) as y (id, was), lateral (select y.was::jsonb as before) x where c.id = y.id`,
      [pgArray(rows.map(({ id }) => id)), pgArray(rows.map(({ key }) => JSON.stringify(present[key])))],
    );
    return rows.map(({ key }) => ({ key, before: present[key], after: after[key] }));
  }
}
