import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { newestPickMove } from '../../free-agents/pick-moves.tables.js';
import type { Db } from '../../platform/database/database.js';
import { writeRules } from '../../settings/rules-text.writer.js';
import type { ExtrasDone, ExtrasLeague } from './extras.model.js';
import { bringPast } from './extras.past.js';
import { bringPicks } from './extras.picks.js';
import { bringRetained } from './extras.retained.js';
import { bringSheets } from './extras.sheets.js';

/** Imports everything besides rosters. Invalid rows are refused one by one; the others are imported. */
export async function importExtras(
  db: Db,
  league: ExtrasLeague,
  along: ExtrasBody,
  userId: string,
): Promise<{ lines: ExtrasLine[]; done: ExtrasDone }> {
  const teams = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', league.id).execute();
  const nameOf = new Map(teams.map(({ id, name }) => [id, name]));
  const lines: ExtrasLine[] = [];
  const movesBefore = await newestPickMove(db, league.id);
  const picks = await bringPicks(db, league, along.picks, nameOf, lines);
  const retentions = await bringRetained(db, league, along.retained, nameOf, lines);
  const past = await bringPast(db, league, along, nameOf, lines);
  const sheets = await bringSheets(db, league, along.sheets, nameOf, lines);
  let rules: ExtrasDone['rules'] = null;
  if (along.rules !== null && along.rules !== league.rules) {
    rules = { id: await writeRules(db, league.id, along.rules, userId), before: league.rules };
    lines.push({
      where: null,
      kind: 'rules',
      action: league.rules === '' ? 'created' : 'updated',
      what: { key: 'what.rules' },
      why: null,
    });
  }
  return { lines, done: { picks, movesBefore, retentions, rules, sheets, ...past } };
}

export const changedExtras = ({
  picks,
  retentions,
  rules,
  tables,
  past,
  sheets = [],
  records = [],
  matches = [],
}: ExtrasDone): boolean =>
  picks.length + retentions.length + tables.length + past.length + sheets.length + records.length + matches.length >
    0 || rules !== null;
