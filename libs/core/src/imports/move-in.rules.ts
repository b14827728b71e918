import { positionsOf, rowKey, teamsFound, wordsOf, type Choices, type Meaning, type SheetRow } from './rows.rules.js';

interface LeagueTeam {
  readonly team_id: string;
  readonly name: string;
}

/** A row that goes into the file, with the team and the place that it says. */
export interface Sent {
  readonly row: SheetRow;
  /** Null where the team is still to be named; it then gets the name of the table. */
  readonly team_id: string | null;
  readonly place: Exclude<Meaning, 'gone'>;
}

/** A row that does not go into the file, and why. */
export interface Left {
  readonly row: SheetRow;
  /** Null where the team is still to be named, or the row names none. */
  readonly team_id: string | null;
  /** Of a player of a team who stays behind by choice: where they are there. */
  readonly place: Sent['place'] | null;
  /** `free`: the row names no team. `gone`: its word says that the player has left. `skip`: somebody chose so. */
  readonly why: 'free' | 'gone' | 'skip';
}

export interface MoveInFile {
  /** CSV as docs/imports.md describes it; its line n is `sent[n - 2]`. */
  readonly csv: string;
  readonly sent: readonly Sent[];
  /** Teams, places and positions that nobody knows, which stop the move until somebody says what they mean. */
  readonly open: {
    readonly teams: readonly string[];
    readonly words: readonly string[];
    /** Words for positions. */
    readonly positions: readonly string[];
  };
  /** Every row that is not sent, in the order of the tables. */
  readonly left: readonly Left[];
}

const COLUMNS = [
  'fantasy_team',
  'player',
  'nhl_id',
  'pos',
  'nhl_team',
  'status',
  'birth_date',
  'gp',
  'g',
  'a',
  'since',
  'create',
];
const cell = (value: string | number | null | undefined): string => {
  const text = value == null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The file that brings the rosters of tables, by what was settled by hand and what else is known. */
export function moveInFile(rows: readonly SheetRow[], league: readonly LeagueTeam[], choices: Choices): MoveInFile {
  const teams = new Map(teamsFound(rows, league, choices).map((team) => [team.name, team]));
  const isFree = ({ team }: SheetRow): boolean => teams.get(team)?.pool !== false;
  const onTeams = rows.filter((row) => !isFree(row));
  const words = new Map(wordsOf(onTeams, choices).map(({ word, means }) => [word, means]));
  const nameOf = new Map(league.map(({ team_id, name }) => [team_id, name]));
  const said = new Set([
    ...Object.values(choices.teams),
    ...league.filter(({ name }) => teams.has(name)).map(({ team_id }) => team_id),
  ]);
  const left: Left[] = [];
  const sent: Sent[] = [];
  const lines: string[] = [COLUMNS.join(',')];
  for (const row of rows) {
    if (isFree(row)) {
      left.push({ row, team_id: null, place: null, why: 'free' });
      continue;
    }
    const team_id = teams.get(row.team)?.team_id ?? null;
    const place = words.get(row.word) ?? null;
    const choice = choices.players[rowKey(row)];
    if (place === 'gone') left.push({ row, team_id, place: null, why: 'gone' });
    else if (choice === 'skip') left.push({ row, team_id, place, why: 'skip' });
    else if (place !== null) {
      sent.push({ row, team_id, place });
      // A team that nobody has named yet takes the name of the table.
      const name = team_id !== null && said.has(team_id) ? (nameOf.get(team_id) ?? row.team) : row.team;
      lines.push(
        [
          name,
          row.player,
          typeof choice === 'number' ? choice : row.nhl_id,
          row.pos ?? choices.positions?.[row.unknown_pos ?? ''],
          row.club,
          place,
          row.birth_date,
          row.gp,
          row.g,
          row.a,
          row.since,
          choice === 'new' ? 'yes' : null,
        ]
          .map(cell)
          .join(','),
      );
    }
  }
  return {
    csv: `${lines.join('\n')}\n`,
    sent,
    open: {
      teams: [...teams.values()].filter(({ pool, team_id }) => !pool && team_id === null).map(({ name }) => name),
      words: [...words].filter(([, means]) => means === null).map(([word]) => word),
      positions: positionsOf(
        onTeams.flatMap(({ unknown_pos }) => unknown_pos ?? []),
        choices,
      ).flatMap(({ word, means }) => (means === undefined ? [word] : [])),
    },
    left,
  };
}
