import { Injectable } from '@nestjs/common';
import type {
  PublishedSheetsAnswer,
  SavedSheetsAnswer,
  SheetAnswer,
} from '@crease/core/protection/protection.schema.js';
import { refusal } from '@crease/core/protection/protection.words.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { BooksQueries } from '../teams/books.queries.js';
import { ownSheet } from './own-sheet.queries.js';
import { publishedSheets } from './published-sheets.queries.js';

@Injectable()
export class ProtectionQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  async own({ leagueId, teamId }: Member): Promise<SheetAnswer> {
    if (teamId === null) throw new RefusalError(refusal('forbidden.read', { kind: 'forbidden' }));
    return this.database.read((db) => ownSheet(db, this.books, leagueId, teamId));
  }

  /** Tells commissioners which teams have saved a sheet, and when. The sheets stay hidden until the deadline. */
  async saved(member: Member): Promise<SavedSheetsAnswer> {
    requireCommissioner(member, refusal('forbidden.saved'));
    const rows = await this.database.db
      .selectFrom('league as l')
      .innerJoin('team as t', 't.league_id', 'l.id')
      .leftJoin('protection_round as r', (join) =>
        join.onRef('r.league_id', '=', 'l.id').onRef('r.season', '=', 'l.current_season'),
      )
      .leftJoin('protection_sheet as s', (join) =>
        join
          .onRef('s.league_id', '=', 't.league_id')
          .onRef('s.team_id', '=', 't.id')
          .onRef('s.season', '=', 'l.current_season'),
      )
      .select(({ eb, exists, selectFrom }) => [
        'l.current_season as season',
        't.id as team_id',
        't.name as team_name',
        's.updated_at as saved_at',
        exists(
          selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.league_id', '=', 't.league_id')
            .whereRef('m.team_id', '=', 't.id'),
        )
          .$castTo<boolean>()
          .as('has_manager'),
        eb
          .and([eb('l.phase', '=', 'protection'), eb('r.season', 'is not', null), eb('r.locked_at', 'is', null)])
          .$castTo<boolean>()
          .as('open'),
      ])
      .where('l.id', '=', member.leagueId)
      .orderBy(({ fn }) => fn('lower', ['t.name']))
      .orderBy('t.number')
      .execute();
    const teams = rows
      .filter(({ open }) => open)
      .map(({ team_id, team_name, has_manager, saved_at }) => ({
        team_id,
        team_name,
        has_manager,
        saved_at: saved_at?.toISOString() ?? null,
      }));
    return { season: rows[0]?.season ?? '', teams };
  }

  /** All teams' sheets in a season; empty until they are locked. */
  published(leagueId: string, season: Season | undefined): Promise<PublishedSheetsAnswer> {
    return publishedSheets(this.database.db, leagueId, season);
  }
}
