import { Migration } from '@mikro-orm/migrations';

const stays = (place: string, end: string): string => `
      create view roster_stay as
        select league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by from roster_past
        union all
        select league_id, team_id, player_id, ${place}, since, ${end}, acquired_at, acquired_by from roster_entry;`;

/**
 * Both parts of the view have the same types. When they differed, PostgreSQL did not look into the parts for a join, and
 * read the rosters of all leagues to score a few.
 */
export class Migration20270119000000_stays_of_one_type extends Migration {
  override up(): void {
    this.addSql(`drop view roster_stay;${stays('place::text', 'null::timestamptz')}`);
  }

  override down(): void {
    this.addSql(`drop view roster_stay;${stays('place', 'null')}`);
  }
}
