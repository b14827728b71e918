import { Migration } from '@mikro-orm/migrations';

/** The present season follows the calendar until the site owner sets it, and a league plays on the sample or on real players for good. */
export class Migration20261127500000_world extends Migration {
  override up(): void {
    this.addSql(`
      -- A season that nobody set was the seeded one.
      delete from system_config where key = 'current_season'
        and not exists (select 1 from security_event where kind = 'configChanged' and data ->> 'current_season' is not null);
    `);

    this.addSql(`
      -- Until now leagues saw the sample wherever there were no real players: those that play on it go on with it.
      update league l set is_sample = true where not l.is_sample and exists (select 1 from player where is_sample) and (
        not exists (select 1 from player where not is_sample)
        or exists (select 1 from roster_entry r join player p on p.id = r.player_id where r.league_id = l.id and p.is_sample)
          and not exists (select 1 from roster_entry r join player p on p.id = r.player_id where r.league_id = l.id and not p.is_sample));
    `);
  }

  override down(): void {
    this.addSql(`insert into system_config (key, value) values ('current_season', '"2025-26"') on conflict do nothing`);
  }
}
