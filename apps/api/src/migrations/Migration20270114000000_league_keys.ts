import { Migration } from '@mikro-orm/migrations';

interface Child {
  readonly table: string;
  /** The columns that refer to tables of the league. The first gives the league. */
  readonly refs: readonly (readonly [column: string, parent: string])[];
}

/** Tables that others refer to with their league. `team` has this key since the first migration. */
const PARENTS = ['draft', 'trade', 'trade_condition', 'talk_thread', 'poll'];

/** A table comes after the tables that it refers to. */
const CHILDREN: readonly Child[] = [
  { table: 'draft_pool', refs: [['draft_id', 'draft']] },
  {
    table: 'draft_queue',
    refs: [
      ['draft_id', 'draft'],
      ['team_id', 'team'],
    ],
  },
  { table: 'draft_selection', refs: [['draft_id', 'draft']] },
  {
    table: 'draft_protected',
    refs: [
      ['draft_id', 'draft'],
      ['team_id', 'team'],
    ],
  },
  { table: 'draft_reaction', refs: [['draft_id', 'draft']] },
  { table: 'lineup', refs: [['team_id', 'team']] },
  {
    table: 'trade_asset',
    refs: [
      ['trade_id', 'trade'],
      ['team_id', 'team'],
    ],
  },
  {
    table: 'trade_vote',
    refs: [
      ['trade_id', 'trade'],
      ['team_id', 'team'],
    ],
  },
  {
    table: 'trade_condition_vote',
    refs: [
      ['condition_id', 'trade_condition'],
      ['team_id', 'team'],
    ],
  },
  { table: 'talk_post', refs: [['thread_id', 'talk_thread']] },
  { table: 'talk_reaction', refs: [['post_id', 'talk_post']] },
  { table: 'talk_read', refs: [['thread_id', 'talk_thread']] },
  { table: 'poll_vote', refs: [['poll_id', 'poll']] },
];

const keyed = (parent: string): string => `alter table ${parent} add unique (league_id, id);`;

function withLeague({ table, refs }: Child): string {
  const [[column, parent] = ['', '']] = refs;
  const keys = refs.map(
    ([ref, to]) =>
      `, drop constraint ${table}_${ref}_fkey, add foreign key (league_id, ${ref}) references ${to} (league_id, id) on delete cascade`,
  );
  return `
    alter table ${table} add column league_id text;
    update ${table} c set league_id = p.league_id from ${parent} p where p.id = c.${column};
    alter table ${table} alter column league_id set not null${keys.join('')};
    ${table === 'talk_post' ? keyed(table) : ''}`;
}

/**
 * Rows of drafts, trades, threads, polls and line-ups name their league, and refer to rows of the same league only.
 * Changes of picks' owners stayed behind when their league was deleted; they go with it.
 */
export class Migration20270114000000_league_keys extends Migration {
  override up(): void {
    this.addSql(PARENTS.map(keyed).join('\n'));
    for (const child of CHILDREN) this.addSql(withLeague(child));
    this.addSql(`
      alter table pick_move add column league_id text;
      update pick_move m set league_id = coalesce(
        (select p.league_id from draft_pick p where p.id = m.pick_id),
        (select p.league_id from fa_pick p where p.id = m.pick_id),
        (select t.league_id from team t where t.id = m.from_team_id),
        (select t.league_id from team t where t.id = m.to_team_id));
      delete from pick_move where league_id is null;
      drop index pick_move_pick_idx;
      alter table pick_move alter column league_id set not null,
        add foreign key (league_id) references league on delete cascade;
      create index pick_move_pick_idx on pick_move (league_id, pick_id, id);
    `);
  }
}
