import { Migration } from '@mikro-orm/migrations';

/** What is retained follows the cap hit: an import that mends a contract mends both teams' figures. */
export class Migration20261125000000_retained_part extends Migration {
  override up(): void {
    this.addSql(`
      -- Whole dollars of a player's cap hit in a season: floor(cap hit × percent / 100). The cap hit is the season's, else the last one
      -- known before it, else the minimum salary, as everywhere.
      create function retained_part(player int, percent int, season text) returns int language sql stable as $$
        select (coalesce(
          (select c.cap_hit from contract c where c.player_id = retained_part.player and c.season <= retained_part.season order by c.season desc limit 1),
          (select (value #>> '{}')::int from system_config where key = 'minimum_salary')
        )::bigint * percent / 100)::int
      $$;
      comment on column retention.amount is 'What it came to when it was agreed. What it comes to now is retained_part().';
    `);
  }

  override down(): void {
    this.addSql(`
      comment on column retention.amount is null;
      drop function retained_part(int, int, text);
    `);
  }
}
