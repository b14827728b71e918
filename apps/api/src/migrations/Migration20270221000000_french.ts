import { Migration } from '@mikro-orm/migrations';

/** French, and accounts without a choice: their language is then that of the browser which created them. */
export class Migration20270221000000_french extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user add column language_chosen boolean not null default false,
        drop constraint app_user_language_check,
        add constraint app_user_language_check check (language in ('en', 'fr'));
      alter table league drop constraint league_language_check,
        add constraint league_language_check check (language in ('en', 'fr'));
    `);
  }

  override down(): void {
    this.addSql(`
      update app_user set language = 'en';
      update league set language = 'en';
      alter table app_user drop column language_chosen,
        drop constraint app_user_language_check,
        add constraint app_user_language_check check (language in ('en'));
      alter table league drop constraint league_language_check,
        add constraint league_language_check check (language in ('en'));
    `);
  }
}
