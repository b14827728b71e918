import { Migration } from '@mikro-orm/migrations';

const TYPES = "'general', 'rookie', 'mid-season', 'steal', 'waiver'";
const EARLIER = "'general', 'rookie', 'mid-season'";

const checked = (types: string): string => `
  alter domain draft_type drop constraint draft_type_check;
  alter domain draft_type add constraint draft_type_check check (value in (${types}));
  alter table draft_pick
    drop constraint draft_pick_type_check,
    add constraint draft_pick_type_check check (type in (${types}));
  alter table brought_past
    drop constraint brought_past_pick_type_check,
    add constraint brought_past_pick_type_check check (pick_type in (${types}));
`;

/** Drafts from other teams' rosters, and the players whom teams protect in them. */
export class Migration20261231000000_taking_drafts extends Migration {
  override up(): void {
    this.addSql(`
      ${checked(TYPES)}
      create table draft_protected (
        draft_id text not null references draft on delete cascade,
        player_id integer not null references player,
        team_id text not null references team on delete cascade,
        primary key (draft_id, player_id)
      );
      create index draft_protected_team on draft_protected (team_id);
      create index draft_protected_player on draft_protected (player_id);
    `);
  }

  override down(): void {
    this.addSql(`
      drop table draft_protected;
      delete from draft where type in ('steal', 'waiver');
      delete from draft_pick where type in ('steal', 'waiver');
      update brought_past set pick_type = null where pick_type in ('steal', 'waiver');
      ${checked(EARLIER)}
    `);
  }
}
