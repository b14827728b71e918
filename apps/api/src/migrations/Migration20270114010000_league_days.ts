import { Migration } from '@mikro-orm/migrations';

interface Days {
  readonly table: string;
  /** The columns besides league and team, with those of the primary key first. */
  readonly columns: readonly (readonly [name: string, type: string])[];
  /** How many of them are in the primary key. */
  readonly key: number;
  readonly fill?: number;
}

const TABLES: readonly Days[] = [
  {
    table: 'team_day',
    columns: [
      ['season', 'text not null'],
      ['playoffs', 'boolean not null'],
      ['day', 'date not null'],
      ['points', 'numeric not null'],
    ],
    key: 3,
    fill: 60,
  },
  {
    table: 'team_points',
    columns: [
      ['season', 'text not null'],
      ['playoffs', 'boolean not null'],
      ['points', 'numeric not null default 0'],
    ],
    key: 2,
    fill: 50,
  },
  {
    table: 'team_figures',
    columns: [
      ['season', 'text not null'],
      ['day', 'date not null'],
      ['figures', 'jsonb not null'],
    ],
    key: 2,
  },
  {
    table: 'lineup_day',
    columns: [
      ['day', 'date not null'],
      ['player_ids', 'int[] not null'],
      ['places', 'jsonb not null'],
    ],
    key: 1,
  },
  {
    table: 'goalie_starts',
    columns: [
      ['day', 'date not null'],
      ['season', 'text not null'],
      ['starts', 'int not null'],
    ],
    key: 1,
  },
];

/** Copies a table into one with the league in front. An update would leave a dead row for each row. */
function copied({ table, columns, key, fill }: Days): string {
  const names = columns.map(([name]) => name);
  const keys = ['league_id', 'team_id', ...names.slice(0, key)];
  return `
    alter table ${table} rename to ${table}_without_league;
    create table ${table} (league_id text not null, team_id text not null, ${columns.map((column) => column.join(' ')).join(', ')})
      ${fill === undefined ? '' : `with (fillfactor = ${fill})`};
    insert into ${table} (league_id, team_id, ${names.join(', ')})
      select t.league_id, d.team_id, ${names.map((name) => `d.${name}`).join(', ')}
      from ${table}_without_league d join team t on t.id = d.team_id
      order by ${keys.map((name) => (name === 'league_id' ? 't.league_id' : `d.${name}`)).join(', ')};
    drop table ${table}_without_league;
    alter table ${table} add primary key (${keys.join(', ')});
    alter table ${table} add foreign key (league_id, team_id) references team (league_id, id) on delete cascade;
    analyze ${table};`;
}

/**
 * Days and sums of teams name their league, first in the primary key. The rows of a league are next to each other, so
 * that a league can be read and moved as a whole.
 */
export class Migration20270114010000_league_days extends Migration {
  override up(): void {
    for (const days of TABLES) this.addSql(copied(days));
  }
}
