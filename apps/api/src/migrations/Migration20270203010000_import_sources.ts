import { Migration } from '@mikro-orm/migrations';

/** Where an import without a file read from, as a key with figures. `source` stays the name of a file. */
export class Migration20270203010000_import_sources extends Migration {
  override up(): void {
    this.addSql('alter table import_run add column about jsonb;');
    this.addSql('alter table import_job add column about jsonb;');
    for (const table of ['import_run', 'import_job'])
      this.addSql(`
        update ${table} set source = '', about = jsonb_build_object('key', 'from.nhl', 'figures', jsonb_build_object(
          'season', substring(source from 5 for 7),
          'clubs', to_jsonb(string_to_array(substring(source from 13), ' '))))
        where kind = 'nhl' and source ~ '^NHL [0-9]{4}-[0-9]{2}( [A-Z]{3})*$';`);
    this.addSql(`
      update import_run set source = '', about = jsonb_build_object('key', 'from.schedule', 'figures',
        jsonb_build_object('season', right(source, 7)))
      where kind = 'nhl-schedule' and source ~ '^NHL schedule [0-9]{4}-[0-9]{2}$';`);
    this.addSql(`
      update import_run set source = '', about = jsonb_build_object('key', 'from.games', 'figures', jsonb_build_object(
        'from', left(right(source, 24), 10), 'to', right(source, 10), 'again', source like 'NHL games again, %'))
      where kind = 'nhl-games'
        and source ~ '^NHL games (again, )?[0-9]{4}-[0-9]{2}-[0-9]{2} to [0-9]{4}-[0-9]{2}-[0-9]{2}$';`);
    this.addSql(`
      update import_run set source = '', about = jsonb_build_object('key', 'from.sample', 'figures', jsonb_build_object(
        'season', substring(source from 14 for 7), 'from', left(right(source, 24), 10), 'to', right(source, 10)))
      where kind = 'sample-games'
        and source ~ '^Sample games [0-9]{4}-[0-9]{2}, [0-9]{4}-[0-9]{2}-[0-9]{2} to [0-9]{4}-[0-9]{2}-[0-9]{2}$';`);
  }

  override down(): void {
    for (const table of ['import_run', 'import_job']) {
      this.addSql(`
        update ${table} set source = case about ->> 'key'
          when 'from.nhl' then 'NHL ' || (about -> 'figures' ->> 'season') || coalesce((
            select string_agg(' ' || club, '' order by at)
            from jsonb_array_elements_text(about -> 'figures' -> 'clubs') with ordinality as c (club, at)), '')
          when 'from.schedule' then 'NHL schedule ' || (about -> 'figures' ->> 'season')
          when 'from.games' then
            case when (about -> 'figures' ->> 'again')::boolean then 'NHL games again, ' else 'NHL games ' end
            || (about -> 'figures' ->> 'from') || ' to ' || (about -> 'figures' ->> 'to')
          else 'Sample games ' || (about -> 'figures' ->> 'season') || ', ' || (about -> 'figures' ->> 'from')
            || ' to ' || (about -> 'figures' ->> 'to')
        end
        where about is not null;`);
      this.addSql(`alter table ${table} drop column about;`);
    }
  }
}
