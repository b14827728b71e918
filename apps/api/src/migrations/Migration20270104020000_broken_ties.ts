import { Migration } from '@mikro-orm/migrations';

/** Ties in matchups can be broken; each matchup keeps what broke it. */
export class Migration20270104020000_broken_ties extends Migration {
  override up(): void {
    this.addSql(`alter table matchup_season add column match_ties text not null default 'tie';`);
    this.addSql(
      'alter table matchup add column tie_by text null, add column tie_home numeric null, add column tie_away numeric null;',
    );
  }

  override down(): void {
    this.addSql('alter table matchup drop column tie_by, drop column tie_home, drop column tie_away;');
    this.addSql('alter table matchup_season drop column match_ties;');
  }
}
