import { movePick } from '../../leagues/draft-picks.tables.js';
import { forgetPickMoves } from '../../free-agents/pick-moves.tables.js';
import type { Db } from '../../platform/database/database.js';
import { putBroughtSheets } from '../../protection/brought-sheets.writer.js';
import { putBroughtMatches } from '../../competition/brought/brought-matches.writer.js';
import { putBroughtRecords } from '../../competition/brought/brought-records.writer.js';
import { putBroughtTable } from '../../competition/final-tables.writer.js';
import { putBroughtPast } from '../../seasons/past.writer.js';
import { takeRulesBack } from '../../settings/rules-text.writer.js';
import { removeRetention } from '../../trades/settlement/retention.writer.js';
import type { ExtrasDone } from './extras.model.js';

export async function undoExtras(db: Db, leagueId: string, done: ExtrasDone): Promise<void> {
  for (const { id, from, to } of done.picks) await movePick(db, leagueId, id, { from: to, to: from });
  await forgetPickMoves(
    db,
    leagueId,
    done.picks.map(({ id }) => id),
    done.movesBefore,
  );
  for (const id of done.retentions) await removeRetention(db, leagueId, id);
  for (const { season, matches } of done.matches ?? []) await putBroughtMatches(db, leagueId, season, matches);
  for (const { season, rows } of done.tables) await putBroughtTable(db, leagueId, season, rows);
  for (const { season, rows } of done.records ?? []) await putBroughtRecords(db, leagueId, season, rows);
  for (const { kind, season, rows } of done.past) await putBroughtPast(db, leagueId, { kind, season }, rows);
  for (const { season, locked, sheets } of done.sheets ?? [])
    await putBroughtSheets(db, leagueId, { season, locked }, sheets);
  if (done.rules !== null) await takeRulesBack(db, leagueId, done.rules.id, done.rules.before);
}
