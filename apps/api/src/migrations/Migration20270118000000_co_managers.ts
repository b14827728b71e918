import { Migration } from '@mikro-orm/migrations';

/** A team has at most three people: one manager, the others co-managers. Each has a seat of the team. */
export class Migration20270118000000_co_managers extends Migration {
  override up(): void {
    this.addSql(`
      alter table membership
        add column co_manager boolean not null default false,
        add column seat int not null default 0,
        add constraint membership_co_manager_check check (team_id is not null or not co_manager),
        add constraint membership_seat_check check (seat between 0 and 2);
      drop index membership_team_key;
      create unique index membership_team_key on membership (team_id, seat) where team_id is not null;
      create unique index membership_manager_key on membership (league_id, team_id) where team_id is not null and not co_manager;

      alter table invitation add column co_manager boolean not null default false;
      drop index invitation_team_key;
      create unique index invitation_team_key on invitation (team_id)
        where accepted_at is null and revoked_at is null and not co_manager;
    `);
  }

  override down(): void {
    this.addSql(`
      delete from invitation where co_manager;
      drop index invitation_team_key;
      create unique index invitation_team_key on invitation (team_id) where accepted_at is null and revoked_at is null;
      alter table invitation drop column co_manager;

      update membership set team_id = null, co_manager = false where co_manager;
      drop index membership_manager_key;
      drop index membership_team_key;
      create unique index membership_team_key on membership (team_id) where team_id is not null;
      alter table membership drop column seat, drop column co_manager;
    `);
  }
}
