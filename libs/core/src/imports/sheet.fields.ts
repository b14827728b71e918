import { seasonClubCode } from '../players/clubs.js';
import { placeOfWord } from '../players/roster.words.js';
import { readMoney } from './money.rules.js';

/** What a column of another site's table can hold, and how it is recognised. */
interface FieldRow {
  /** As the form calls it. */
  readonly label: string;
  /** Headings under which it is known, in lower case and without marks. */
  readonly names: readonly string[];
  /** Whether a cell looks like it; a column most of whose cells do not is not taken for it. */
  readonly looks?: (cell: string) => boolean;
  /** What a cell looks like is proof enough: the heading may say anything. */
  readonly telling?: true;
}

const name = (cell: string): boolean => /\p{L}{2}/u.test(cell) && !/\d{3}/.test(cell);
const day = (cell: string): boolean => dayOf(cell) !== null;
const whole = (cell: string): boolean => /^\d{1,4}$/.test(cell);
const club = (cell: string): boolean => seasonClubCode(cell.toUpperCase()) !== undefined;

/** The one table of fields. */
export const FIELDS = {
  player: {
    label: 'Player',
    names: ['player', 'player name', 'players', 'name', 'full name', 'skater', 'playername', 'athlete'],
    looks: name,
  },
  first_name: { label: 'First name', names: ['first name', 'first', 'firstname', 'given name'], looks: name },
  last_name: { label: 'Last name', names: ['last name', 'last', 'lastname', 'surname', 'family name'], looks: name },
  fantasy_team: {
    label: 'Team of the league',
    names: [
      'fantasy team',
      'team',
      'owner',
      'franchise',
      'manager',
      'gm',
      'fantasy owner',
      'team name',
      'rostered by',
      'owned by',
      'club owner',
      // Where a site has no other column for it.
      'status',
    ],
    looks: (cell) => /\p{L}/u.test(cell),
  },
  status: {
    label: 'Place on the team',
    names: ['status', 'roster status', 'slot', 'place', 'lineup', 'roster', 'spot', 'roster slot', 'roster spot'],
    looks: (cell) => placeOfWord(cell) !== null,
    telling: true,
  },
  pos: {
    label: 'Position',
    names: ['pos', 'position', 'positions', 'elig', 'eligible', 'eligible positions', 'pos s'],
    looks: (cell) =>
      /^(?:[fdgclrw]|lw|rw|[clr]\/?[lr]?w|util|goalie|defen[cs]e(?:man)?|forward|cent(?:er|re))(?:[\s,/|].*)?$/i.test(
        cell,
      ),
    telling: true,
  },
  nhl_team: {
    label: 'NHL club',
    names: ['nhl team', 'nhl club', 'pro team', 'real team', 'club', 'nhl', 'team nhl', 'tm', 'team'],
    looks: club,
    telling: true,
  },
  nhl_id: {
    label: 'NHL id',
    names: ['nhl id', 'nhlid', 'player id', 'playerid', 'id'],
    looks: (cell) => /^8[4-9]\d{5}$/.test(cell),
    telling: true,
  },
  birth_date: { label: 'Birth date', names: ['birth date', 'birthdate', 'dob', 'date of birth', 'born'], looks: day },
  salary: {
    label: 'Salary there',
    names: [
      'salary',
      'cap hit',
      'caphit',
      'aav',
      'cap',
      'hit',
      'salary m',
      'salary cap hit',
      'contract value',
      'price',
    ],
    looks: (cell) => readMoney(cell) !== null,
  },
  gp: { label: 'Games', names: ['gp', 'games', 'games played'], looks: whole },
  g: { label: 'Goals', names: ['g', 'goals'], looks: whole },
  a: { label: 'Assists', names: ['a', 'assists'], looks: whole },
} as const satisfies Readonly<Record<string, FieldRow>>;

export type Field = keyof typeof FIELDS;
export const FIELD_KEYS = Object.keys(FIELDS) as readonly Field[];
export const fieldRow = (field: Field): FieldRow => FIELDS[field];

/** '1997-01-13' of 1997-01-13, 13/01/1997 where only that can be meant, Jan 13, 1997. Null where it is no day, or could be two. */
export function dayOf(cell: string): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (slashed) {
    const [first, second, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    if (first > 12) return valid(year, second, first);
    return second > 12 || first === second ? valid(year, first, second) : null;
  }
  const worded = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(text);
  const month = worded ? MONTHS.indexOf((worded[1] ?? '').toLowerCase()) + 1 : 0;
  return worded && month > 0 ? valid(Number(worded[3]), month, Number(worded[2])) : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function valid(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  if (year < 1940 || year > 2030 || day.getUTCMonth() !== month - 1 || day.getUTCDate() !== date) return null;
  return day.toISOString().slice(0, 10);
}
