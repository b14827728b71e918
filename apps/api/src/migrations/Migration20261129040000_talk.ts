import { Migration } from '@mikro-orm/migrations';

/** The league's board: threads, posts, reactions, how far everybody has read; and polls with their votes. */
export class Migration20261129040000_talk extends Migration {
  override up(): void {
    this.addSql(`
      create table talk_thread (
        id text primary key,
        league_id text not null references league (id) on delete cascade,
        title text not null,
        author_id text not null references app_user (id),
        author_team_id text references team (id) on delete set null,
        created_at timestamptz not null default now(),
        posts int not null default 0,
        last_seq bigint not null default 0,
        last_at timestamptz not null default now(),
        last_by text not null references app_user (id),
        closed_at timestamptz,
        pinned_at timestamptz
      );
      create index talk_thread_of_league on talk_thread (league_id, last_seq desc);

      create table talk_post (
        seq bigint generated always as identity primary key,
        id text not null unique,
        thread_id text not null references talk_thread (id) on delete cascade,
        number int not null,
        author_id text not null references app_user (id),
        author_team_id text references team (id) on delete set null,
        body text not null,
        mentions jsonb not null default '[]',
        at timestamptz not null default clock_timestamp(),
        edited_at timestamptz,
        deleted_at timestamptz,
        hidden_at timestamptz,
        moderated_by text references app_user (id),
        reason text,
        unique (thread_id, number)
      );
      create index talk_post_of_author on talk_post (author_id);

      create table talk_reaction (
        post_id text not null references talk_post (id) on delete cascade,
        user_id text not null references app_user (id) on delete cascade,
        reaction text not null,
        at timestamptz not null default now(),
        primary key (post_id, user_id, reaction)
      );
      create index talk_reaction_of_user on talk_reaction (user_id);

      create table talk_read (
        thread_id text not null references talk_thread (id) on delete cascade,
        user_id text not null references app_user (id) on delete cascade,
        number int not null,
        primary key (thread_id, user_id)
      );
      create index talk_read_of_user on talk_read (user_id);

      create table poll (
        id text primary key,
        league_id text not null references league (id) on delete cascade,
        thread_id text not null references talk_thread (id) on delete cascade,
        post_id text not null unique references talk_post (id) on delete cascade,
        asked_by text not null references app_user (id),
        question text not null,
        choices jsonb not null,
        several boolean not null,
        voters text not null,
        secret boolean not null,
        results text not null,
        deadline timestamptz not null,
        state text not null default 'open',
        ended_at timestamptz,
        ended_by text references app_user (id),
        reason text,
        outcome jsonb
      );
      create index poll_of_thread on poll (thread_id);
      create index poll_open on poll (league_id) where state = 'open';
      create index poll_due on poll (deadline) where state = 'open';

      create table poll_vote (
        poll_id text not null references poll (id) on delete cascade,
        voter text not null,
        user_id text not null references app_user (id),
        choices int[] not null,
        at timestamptz not null default clock_timestamp(),
        primary key (poll_id, voter)
      );
      create index poll_vote_of_user on poll_vote (user_id);
    `);
  }

  override down(): void {
    this.addSql(
      'drop table poll_vote; drop table poll; drop table talk_read; drop table talk_reaction; drop table talk_post; drop table talk_thread;',
    );
  }
}
