import { Migration } from '@mikro-orm/migrations';

/** Offers between teams, what they hold fast while they are on their way, the conditions they leave behind, and what teams would trade. */
export class Migration20261121010000_trades extends Migration {
  override up(): void {
    this.addSql(`
      create table trade (
        id text primary key,
        league_id text not null references league on delete cascade,
        season text not null,
        state text not null check (state in ('proposed', 'withdrawn', 'declined', 'countered', 'expired', 'accepted', 'in-review', 'executed', 'vetoed', 'failed', 'reversed')),
        version int not null default 1,
        -- The first offer of the exchange, and the one that this answers.
        thread_id text not null,
        previous_id text references trade,
        proposer_team_id text not null references team on delete cascade,
        recipient_team_id text not null references team on delete cascade,
        terms jsonb not null,
        -- Both sides in words, as they stood when something last happened to the trade.
        shown jsonb not null,
        message text,
        on_behalf jsonb,
        proposed_by text references app_user,
        proposed_at timestamptz not null default clock_timestamp(),
        expires_at timestamptz,
        answered_by text references app_user,
        accepted_at timestamptz,
        review_until timestamptz,
        -- When something happens to it by itself: it expires, or is executed. Null once it has ended.
        due_at timestamptz,
        ended_at timestamptz,
        reason text,
        -- What its execution did, step by step, so that it can be taken back.
        done jsonb not null default '[]',
        -- What the league allowed in trades when this one was accepted: later settings do not alter it.
        trade_rules jsonb,
        check (proposer_team_id <> recipient_team_id),
        check ((due_at is not null) = (state in ('proposed', 'accepted', 'in-review')))
      );
      create index trade_league_idx on trade (league_id, proposed_at desc, id);
      create index trade_inbox_idx on trade (recipient_team_id) where state = 'proposed';
      create index trade_sent_idx on trade (proposer_team_id, proposed_at desc);
      create index trade_thread_idx on trade (thread_id);
      create index trade_due_idx on trade (due_at) where due_at is not null;

      create table trade_asset (
        trade_id text not null references trade on delete cascade,
        kind text not null check (kind in ('player', 'draft-pick', 'fa-pick')),
        ref text not null,
        team_id text not null references team on delete cascade,
        primary key (trade_id, kind, ref)
      );
      create index trade_asset_ref_idx on trade_asset (ref, kind);

      -- One accepted trade or open condition at a time holds an asset: two cannot promise the same thing.
      create table frozen_asset (
        league_id text not null references league on delete cascade,
        kind text not null check (kind in ('player', 'draft-pick', 'fa-pick')),
        ref text not null,
        trade_id text not null references trade on delete cascade,
        condition_id text,
        primary key (league_id, kind, ref)
      );
      create index frozen_asset_trade_idx on frozen_asset (trade_id);

      create table trade_condition (
        id text primary key,
        league_id text not null references league on delete cascade,
        trade_id text not null references trade on delete cascade,
        number int not null,
        from_team_id text not null references team on delete cascade,
        to_team_id text not null references team on delete cascade,
        asset jsonb not null,
        -- Salary retained of a player who goes only if the condition is met.
        retained_percent int,
        -- A protected pick: what goes instead.
        instead_pick_id text,
        condition jsonb not null,
        -- The asset and what goes instead, in words.
        shown jsonb not null,
        resolve_by timestamptz not null,
        proposed_outcome text check (proposed_outcome in ('met', 'not-met')),
        proposed_evidence text,
        proposed_by text references app_user,
        proposed_at timestamptz,
        outcome text check (outcome in ('met', 'not-met', 'void')),
        confirmed_by text references app_user,
        confirmed_at timestamptz,
        note text,
        done jsonb not null default '[]',
        unique (trade_id, number)
      );
      create index trade_condition_league_idx on trade_condition (league_id, resolve_by);
      create index trade_condition_open_idx on trade_condition (resolve_by) where outcome is null;

      create table trade_vote (
        trade_id text not null references trade on delete cascade,
        team_id text not null references team on delete cascade,
        user_id text not null references app_user on delete cascade,
        at timestamptz not null default clock_timestamp(),
        primary key (trade_id, team_id)
      );

      create table trade_block (
        team_id text primary key references team on delete cascade,
        league_id text not null references league on delete cascade,
        player_ids int[] not null default '{}',
        pick_ids text[] not null default '{}',
        looking_for text not null default '',
        updated_at timestamptz not null default clock_timestamp()
      );
      create index trade_block_league_idx on trade_block (league_id);

      create index retention_league_idx on retention (league_id, player_id, created_at);

      -- Who has a player back pays all of him again, however he came by him.
      create function end_own_retention() returns trigger language plpgsql as $$
      begin
        update retention set ended_at = clock_timestamp() where league_id = new.league_id and player_id = new.player_id and team_id = new.team_id and ended_at is null;
        return null;
      end $$;
      create trigger roster_entry_retention after insert or update of team_id on roster_entry for each row execute function end_own_retention();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger roster_entry_retention on roster_entry;
      drop function end_own_retention();
      drop index retention_league_idx;
      drop table trade_block, trade_vote, trade_condition, frozen_asset, trade_asset, trade;
    `);
  }
}
