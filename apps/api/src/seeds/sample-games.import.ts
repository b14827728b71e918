import type { SeasonRecord } from '@crease/core/players/import.rules.js';
import type { ImportReport, ImportRow } from '@crease/core/players/import.report.js';
import { ok, refuse, type Result } from '@crease/core/result.js';
import type { Season } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { dayPlus, daysBetween } from '@crease/core/calendar.js';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import { sqlOf } from '../platform/database/database.js';
import { writeGames } from '../players/games.tables.js';
import { runImport, type Connection, type ImportContext, type ImportSettings } from '../imports/import.run.js';
import { writeSeasons } from '../players/players.tables.js';
import { inventGames, lineOfGames, type SampleSkater } from './sample-games.js';
import { SAMPLE_SOURCE } from './sample-players.js';

export interface SampleGamesSettings extends ImportSettings {
  readonly season: Season;
  /** Days, both included; none after yesterday. */
  readonly from: string;
  readonly to: string;
}

/** Where invented games, and the lines that are their sums, say that they are from. */
const SAMPLE_GAMES = 'sample-games';
const MOST_DAYS = 400;

/** Of a day so far: what of the season has been played until yesterday. Null where it has not begun. */
export function playedDays(season: Season, today: string): { from: string; to: string } | null {
  const { startsOn, endsOn } = defaultSeasonDates(season);
  const yesterday = dayPlus(today, -1);
  const to = yesterday < endsOn ? yesterday : endsOn;
  return to < startsOn ? null : { from: startsOn, to };
}

/**
 * Gives the sample's players invented games on some days of a season, and makes their lines of it the sums of these games. A day that has
 * games already keeps them, whoever was hurt or moved since: the same days again change nothing.
 */
export async function importSampleGames(
  connection: Connection,
  settings: SampleGamesSettings,
): Promise<Result<ImportReport>> {
  const { season, from, to } = settings;
  return runImport(
    connection,
    settings,
    { kind: 'sample-games', source: `Sample games ${season}, ${from} to ${to}` },
    async (context) => {
      const days = daysBetween(from, to) + 1;
      if (days < 1 || days > MOST_DAYS)
        return refuse('gameDays', `From ${from} to ${to} are no days, or more than ${MOST_DAYS}.`, {
          kind: 'invalid',
          fix: 'Name the first day before the last.',
        });
      if (to >= context.today)
        return refuse('gameDays', `${to} is not over yet.`, { kind: 'invalid', fix: 'Name days up to yesterday.' });
      const [told] = await sqlOf(context.db)(
        `select 1 as one from player_season s join player p on p.id = s.player_id where p.is_sample and s.season = $1 and s.source = $2 and s.as_of = 'final' limit 1`,
        [season, SAMPLE_SOURCE],
      );
      if (told)
        return refuse(
          'sampleSeasonOver',
          `The season ${season} of the sample's players is over: their lines are told as they are.`,
          { kind: 'invalid', fix: 'Name a later season.' },
        );
      const outcome = await play(context, settings, days);
      await addUp(context, season);
      return ok(outcome);
    },
  );
}

async function play(context: ImportContext, { season, from }: SampleGamesSettings, days: number): Promise<ImportRow[]> {
  const sql = sqlOf(context.db);
  const players = await sql<SampleSkater & { hurt_since: string | null }>(
    `select id, nhl_club as club, position = 'G' as goalie, position = 'D' as defense,
       case when status = any($1::text[]) then coalesce(to_char(status_as_of at time zone 'utc', 'YYYY-MM-DD'), '') end as hurt_since
     from player where is_sample and nhl_club is not null order by id`,
    [`{${IR_STATUSES.join(',')}}`],
  );
  const has = await sql<{ day: string }>(
    `select distinct to_char(k.day, 'YYYY-MM-DD') as day from player_game k join player p on p.id = k.player_id where p.is_sample and k.season = $1 and not k.playoffs and k.day between $2::date and $2::date + $3::int`,
    [season, from, days],
  );
  const played = new Set(has.map(({ day }) => day));
  const outcome: ImportRow[] = [];
  for (let at = 0; at < days; at += 1) {
    const day = dayPlus(from, at);
    const row = { row: at + 1, id: null, name: day };
    context.progress(at + 1, days);
    if (played.has(day)) {
      outcome.push({ ...row, action: 'unchanged' });
      continue;
    }
    const ready = players.filter(({ hurt_since }) => hurt_since === null || hurt_since > day);
    const lines = inventGames(season, day, ready);
    if (lines.length === 0) continue;
    await writeGames(
      context.db,
      lines.map(({ game, ...line }) => ({
        ...line,
        game_id: game,
        season,
        playoffs: false,
        day,
        source: SAMPLE_GAMES,
      })),
    );
    const games = new Set(lines.map(({ game }) => game)).size;
    outcome.push({
      ...row,
      action: 'created',
      why: `${games === 1 ? 'One game' : `${games} games`}, ${lines.length} players.`,
    });
  }
  return outcome;
}

/** The lines of the season, from its games and nothing else. */
async function addUp({ db }: ImportContext, season: Season): Promise<void> {
  const sql = sqlOf(db);
  const sums = await sql<{
    id: number;
    club: string;
    gp: number;
    g: number;
    a: number;
    w: number;
    so: number;
    last: string;
  }>(
    `select k.player_id as id, p.nhl_club as club, count(*)::int as gp, sum(k.g)::int as g, sum(k.a)::int as a, sum(k.w)::int as w, sum(k.so)::int as so, to_char(max(k.day), 'YYYY-MM-DD') as last
     from player_game k join player p on p.id = k.player_id where p.is_sample and k.season = $1 and not k.playoffs group by k.player_id, p.nhl_club`,
    [season],
  );
  // What was invented of the season before it had games.
  await sql(
    `delete from player_season s using player p where p.id = s.player_id and p.is_sample and s.season = $1 and not s.playoffs and s.source = $2`,
    [season, SAMPLE_SOURCE],
  );
  await writeSeasons(
    db,
    sums.map(({ id, club, last, ...sum }): SeasonRecord => ({
      player_id: id,
      ...lineOfGames(id, season, club, sum, last),
      source: SAMPLE_GAMES,
    })),
  );
}
