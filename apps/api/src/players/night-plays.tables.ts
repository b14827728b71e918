import { dayPlus } from '@crease/core/calendar.js';
import { hasNews, keptFigures, newsBetween } from '@crease/core/players/nhl/night-news.rules.js';
import { FIRST_SAMPLE_ID } from '@crease/core/players/players.values.js';
import type { Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { Db } from '../platform/database/database.js';
import { asRows } from '../platform/database/sql.js';

interface ChangedLine {
  readonly before: Figures | null;
  readonly after: Figures & { readonly player_id: number; readonly game_id: string; readonly day: string };
}

const COLUMNS = ['player_id', 'game_id', 'day', 'before', 'after'] as const;
/** Days that plays are kept: screens show those of one night. */
const KEPT_DAYS = 2;

/** Stores goals, assists and decisions of running games for all leagues, and deletes those of earlier nights. */
export async function notePlays(db: Db, lines: readonly ChangedLine[]): Promise<void> {
  const news = lines.filter(({ before, after }) => hasNews(newsBetween(before, after)));
  if (news.length === 0) return;
  const last = news.reduce((latest, { after: { day } }) => (day > latest ? day : latest), '');
  await db.deleteFrom('night_play').where('day', '<', dayPlus(last, -KEPT_DAYS)).execute();
  const plays = news.map(({ before, after: { player_id, game_id, day, ...line } }) => ({
    player_id,
    game_id,
    day,
    before: before === null ? {} : keptFigures(before),
    after: keptFigures(line),
  }));
  await db
    .insertInto('night_play')
    .columns(COLUMNS)
    .expression(db.selectFrom(asRows('night_play', plays, 'given')).select(COLUMNS))
    .execute();
}

/** Forgets a day's plays of sample players: its night is played again. */
export const forgetPlays = (db: Db, day: string) =>
  db.deleteFrom('night_play').where('day', '=', day).where('player_id', '>=', FIRST_SAMPLE_ID).execute();
