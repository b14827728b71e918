import type { LeaguePhase } from '../../leagues/league.rules.js';
import {
  positionsOf,
  rowKey,
  teamsFound,
  wordsOf,
  type Choices,
  type Meaning,
  type SheetRow,
} from '../sheet/rows.rules.js';

interface LeagueTeam {
  readonly team_id: string;
  readonly name: string;
}

/** A row that goes into the file, with its team and place. */
export interface Sent {
  readonly row: SheetRow;
  /** Null while the team is unnamed. It then gets the table's team name. */
  readonly team_id: string | null;
  readonly place: Exclude<Meaning, 'gone'>;
}

export interface Left {
  readonly row: SheetRow;
  /** Null while the team is unnamed, or when the row names none. */
  readonly team_id: string | null;
  /** The place on the other site, for a player that the user left out. */
  readonly place: Sent['place'] | null;
  /** `free`: no team. `gone`: the status word says that the player left. `skip`: left out by the user. */
  readonly why: 'free' | 'gone' | 'skip';
}

export interface MoveInFile {
  /** See docs/imports.md. Line n belongs to `sent[n - 2]`. */
  readonly csv: string;
  readonly sent: readonly Sent[];
  /** Unknown teams, places and positions. The user must resolve them before the move. */
  readonly open: {
    readonly teams: readonly string[];
    readonly words: readonly string[];
    readonly positions: readonly string[];
  };
  /** Rows not sent, in table order. */
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
  'salary',
  'years',
];
const cell = (value: string | number | null | undefined): string => {
  const text = value == null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function lineOf(row: SheetRow, team: string, place: Sent['place'], { players, positions }: Choices): string {
  const choice = players[rowKey(row)];
  return [
    team,
    row.player,
    typeof choice === 'number' ? choice : row.nhl_id,
    row.pos ?? positions?.[row.unknown_pos ?? ''],
    row.club,
    place,
    row.birth_date,
    row.gp,
    row.g,
    row.a,
    row.since,
    choice === 'new' ? 'yes' : null,
    row.salary,
    row.years,
  ]
    .map(cell)
    .join(',');
}

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
      // An unnamed team gets the table's team name.
      const name = team_id !== null && said.has(team_id) ? (nameOf.get(team_id) ?? row.team) : row.team;
      lines.push(lineOf(row, name, place, choices));
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

/** Phases in which a league accepts imported rosters: no games count. */
const OPEN: readonly LeaguePhase[] = ['setup', 'offseason', 'protection', 'annual-drafts'];

export const canMoveIn = (phase: LeaguePhase): boolean => OPEN.includes(phase);
