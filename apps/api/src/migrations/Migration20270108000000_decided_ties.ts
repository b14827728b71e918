import { Migration } from '@mikro-orm/migrations';

/** A commissioner can decide ties in the play-offs; each matchup keeps who decided, and why. */
export class Migration20270108000000_decided_ties extends Migration {
  override up(): void {
    this.addSql(
      `alter table matchup
        add column tie_reason text null,
        add column tie_set_by text null references app_user,
        add column tie_set_at timestamptz null;`,
    );
    this.addSql('create index matchup_tie_set_by on matchup (tie_set_by) where tie_set_by is not null;');
  }

  override down(): void {
    this.addSql('alter table matchup drop column tie_reason, drop column tie_set_by, drop column tie_set_at;');
  }
}
