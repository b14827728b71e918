import { randomBytes } from 'node:crypto';
import { newId } from '@crease/core/ids.js';
import { writeRulesText } from '../leagues/league.tables.js';
import type { Db } from '../platform/database/database.js';

export async function writeRules(db: Db, leagueId: string, body: string, userId: string): Promise<string> {
  const id = newId(randomBytes);
  await db.insertInto('rules_text').values({ id, league_id: leagueId, body, written_by: userId }).execute();
  await writeRulesText(db, leagueId, body);
  return id;
}

export async function takeRulesBack(db: Db, leagueId: string, id: string, before: string): Promise<void> {
  await db.deleteFrom('rules_text').where('id', '=', id).where('league_id', '=', leagueId).execute();
  await writeRulesText(db, leagueId, before);
}
