import { expressionBuilder } from 'kysely';
import { readersLanguage, type Language } from '@crease/core/locale.js';
import type { Db, Tables } from '../../platform/database/database.js';
import { ignoringCase } from '../../platform/database/sql.js';

type Members = Tables & { u: Tables['app_user']; m: Tables['membership'] };

/** The language of member `m` with account `u` in messages of their league: their choice, or else the league's. */
export function languageOfMember() {
  const eb = expressionBuilder<Members, 'u' | 'm'>();
  const ofLeague = eb.selectFrom('league').select('league.language').whereRef('league.id', '=', 'm.league_id');
  return eb
    .case()
    .when('u.language_chosen', '=', true)
    .then(eb.ref('u.language'))
    .else(eb.fn.coalesce(ofLeague, 'u.language'))
    .end()
    .$castTo<Language>();
}

type Readers = Tables & { u: Tables['app_user']; l: Tables['league'] };

/** The language of account `u` in a message of league `l`, which may be missing. */
export function languageOfReader() {
  const eb = expressionBuilder<Readers, 'u' | 'l'>();
  return eb
    .case()
    .when('u.language_chosen', '=', true)
    .then(eb.ref('u.language'))
    .else(eb.fn.coalesce('l.language', 'u.language'))
    .end()
    .$castTo<Language>();
}

/** The language of an address in messages of a league: the choice of its account, or else the league's. */
export async function languageAt(db: Db, email: string, leagueId: string | null): Promise<Language> {
  const chosen = await db
    .selectFrom('app_user as u')
    .select('u.language')
    .where(({ ref }) => ignoringCase(ref('u.email'), email))
    .where('u.language_chosen', '=', true)
    .executeTakeFirst();
  return chosen?.language ?? (leagueId === null ? readersLanguage() : languageOfLeague(db, leagueId));
}

/** The language of what all readers of a league share. */
export async function languageOfLeague(db: Db, leagueId: string): Promise<Language> {
  const league = await db.selectFrom('league').select('language').where('id', '=', leagueId).executeTakeFirst();
  return league?.language ?? 'en';
}
