import { Migration } from '@mikro-orm/migrations';

/** Zones that both PostgreSQL and Node know. PostgreSQL alone takes the others, such as `posixrules`. */
const KNOWN_ZONES = `
  select lower(name) from pg_timezone_names
  where name !~ '^(posix|right)/' and name not in ('posixrules', 'localtime', 'Factory')`;

/** Repairs rows of leagues whose background work cannot read them: zones, choices of polls, and the first day of line-ups. */
export class Migration20261202010100_unreadable_rows extends Migration {
  override up(): void {
    this.addSql(`
      update league set time_zone = 'America/Toronto' where lower(time_zone) not in (${KNOWN_ZONES});
      update scoring_past set time_zone = 'America/Toronto' where lower(time_zone) not in (${KNOWN_ZONES});

      update poll set choices = '[]' where jsonb_typeof(choices) <> 'array';
      update poll p
      set state = 'cancelled', ended_at = clock_timestamp(), reason = 'Its choices could not be read.'
      where state = 'open'
        and (jsonb_array_length(choices) = 0
          or exists (select from jsonb_array_elements(p.choices) as c where jsonb_typeof(c) <> 'string'));

      -- Line-ups of days before the season count for nothing.
      update lineup_league m set from_day = s.starts_on
      from league l join league_season s on s.league_id = l.id and s.season = l.current_season
      where l.id = m.league_id and m.settled_to is null and m.from_day < s.starts_on - 366;
    `);
  }

  override down(): void {
    // What was repaired stays repaired.
  }
}
