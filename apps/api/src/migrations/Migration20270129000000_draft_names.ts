import { Migration } from '@mikro-orm/migrations';

const TYPES = 'general|rookie|mid-season|steal|waiver|expansion';

/** A draft's name as a key with figures. Names that commissioners typed stay in `name`. */
export class Migration20270129000000_draft_names extends Migration {
  override up(): void {
    this.addSql('alter table draft add column built jsonb;');
    this.addSql('alter table draft alter column name drop not null;');
    // A startup draft of general players is built without its type, every other name with it.
    this.addSql(`
      update draft d set name = null, built = jsonb_build_object(
          'key', case when part[3] is null then 'yearly' else 'startup' end,
          'figures', jsonb_build_object(
            'season', part[2], 'type', coalesce(part[4], 'general'), 'mock', part[1] is not null))
        from (select id, regexp_match(name, '^(Mock: )?(\\d{4}-\\d{2}) (startup )?(?:(${TYPES}) )?draft$') as part
            from draft) n
        where n.id = d.id and n.part is not null
          and case when n.part[3] is null then n.part[4] is not null else n.part[4] is distinct from 'general' end;`);
  }

  override down(): void {
    this.addSql(`
      update draft set name = case when built -> 'figures' ->> 'mock' = 'true' then 'Mock: ' else '' end
          || (built -> 'figures' ->> 'season') || ' '
          || case when built ->> 'key' = 'startup' then 'startup ' else '' end
          || case when built ->> 'key' = 'startup' and built -> 'figures' ->> 'type' = 'general' then ''
            else (built -> 'figures' ->> 'type') || ' ' end
          || 'draft'
        where name is null;`);
    this.addSql('alter table draft alter column name set not null;');
    this.addSql('alter table draft drop column built;');
  }
}
