import { Migration } from '@mikro-orm/migrations';

/**
 * Whose own a trade is stays known when the office or the team changes hands: a commissioner who gives either up for a moment gets their
 * trades through no quicker.
 */
export class Migration20261127800000_own_trades extends Migration {
  override up(): void {
    this.addSql(`
      -- Whether a commissioner managed one of the teams when the trade was accepted.
      alter table trade add column commissioners_own boolean not null default false;
      update trade t set commissioners_own = true
        where t.state in ('accepted', 'in-review')
          and exists (select 1 from membership m where m.league_id = t.league_id and m.is_commissioner and m.team_id in (t.proposer_team_id, t.recipient_team_id));

      -- When a commissioner last stopped managing the team, or its manager stopped being one; null when neither ever happened.
      alter table team add column commissioner_until timestamptz;

      create function remember_commissioners_team() returns trigger language plpgsql as $$
      begin
        if old.is_commissioner and old.team_id is not null and (tg_op = 'DELETE' or not new.is_commissioner or new.team_id is distinct from old.team_id) then
          update team set commissioner_until = clock_timestamp() where id = old.team_id;
        end if;
        return null;
      end $$;
      create trigger membership_commissioners_team after update or delete on membership for each row execute function remember_commissioners_team();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger membership_commissioners_team on membership;
      drop function remember_commissioners_team();
      alter table team drop column commissioner_until;
      alter table trade drop column commissioners_own;
    `);
  }
}
