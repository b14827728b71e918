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
      'current owner',
      'current team',
      'owner team',
      'retained by',
      'retaining team',
      'drafted by',
      'code',
      'team code',
      'abbr',
      'abbreviation',
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
  acquired: {
    label: 'On the team since',
    names: [
      'acquired',
      'acquired on',
      'date acquired',
      'acquisition date',
      'added',
      'added on',
      'date added',
      'since',
      'on team since',
      'on the team since',
      'joined',
      'joined on',
      'roster date',
    ],
    looks: day,
  },
  season: {
    label: 'Season',
    names: ['season', 'year', 'draft year', 'draft season', 'season year'],
    looks: (cell) => /^(?:19|20)\d\d(?:\s*[-/–]\s*(?:\d\d|\d{4}))?$/.test(cell),
  },
  round: {
    label: 'Round',
    names: ['round', 'rd', 'rnd', 'draft round', 'pick round'],
    looks: (cell) => roundOf(cell) !== null,
  },
  original_team: {
    label: 'Team that the pick began with',
    names: [
      'original team',
      'original owner',
      'originally',
      'original',
      'orig owner',
      'orig team',
      'orig',
      'from',
      'via',
    ],
  },
  pick_type: {
    label: 'Draft',
    names: ['type', 'draft', 'pick type', 'draft type', 'kind'],
    looks: (cell) => draftTypeOf(cell) !== null,
  },
  note: {
    label: 'Note',
    names: ['note', 'notes', 'comment', 'comments', 'condition', 'conditions', 'remark', 'remarks'],
  },
  retained: {
    label: 'Retained, percent or dollars',
    names: [
      'retained',
      'retained salary',
      'retention',
      'retained percent',
      'retained amount',
      'salary retained',
      'ret',
    ],
    looks: (cell) => readMoney(cell.replace(/\s*%$/, '')) !== null,
  },
  through: {
    label: 'Last season of it',
    names: ['through', 'until', 'through season', 'last season', 'expires', 'expiry', 'ends'],
  },
  rank: {
    label: 'Rank',
    names: ['rank', 'place', 'finish', 'standing', 'rk', 'final rank', 'position', 'pos'],
    looks: (cell) => /^(?:T-?)?\d{1,2}(?:st|nd|rd|th)?\.?$/i.test(cell),
  },
  points: {
    label: 'Points',
    names: ['points', 'pts', 'fpts', 'fantasy points', 'total points', 'total', 'points for', 'pf', 'fantasy pts'],
    looks: (cell) => /^-?[\d.,' ]+$/.test(cell) || /^\d+-\d+-\d+$/.test(cell),
  },
  manager: {
    label: 'Manager',
    names: ['manager', 'manager name', 'gm', 'gm name', 'general manager', 'owner name', 'owner', 'coach', 'contact'],
    looks: name,
  },
  email: {
    label: 'E-mail of the manager',
    names: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'manager email', 'owner email', 'address'],
    looks: (cell) => emailIn(cell) !== null,
    telling: true,
  },
  cap_total: {
    label: 'Cap used there',
    names: [
      'cap used',
      'used cap',
      'cap total',
      'total cap',
      'total cap hit',
      'cap hit',
      'cap hit total',
      'payroll',
      'total salary',
      'salary total',
      'total salaries',
      'salaries',
      'salary',
      'cap',
    ],
    looks: (cell) => readMoney(cell) !== null,
  },
  penalty: {
    label: 'Cap penalty there',
    names: [
      'penalty',
      'penalties',
      'penalty m',
      'cap penalty',
      'cap penalties',
      'buyout',
      'buyouts',
      'dead cap',
      'dead money',
      'fine',
      'fines',
    ],
    looks: (cell) => readMoney(cell) !== null,
  },
  from_team: {
    label: 'Team that gives',
    names: ['from', 'from team', 'traded by', 'sent by', 'gives', 'sender', 'team from'],
  },
  to_team: {
    label: 'Team that gets',
    names: ['to', 'to team', 'traded to', 'received by', 'gets', 'receives', 'team to'],
  },
  what: {
    label: 'What changed hands',
    names: ['what', 'asset', 'assets', 'player', 'item', 'details', 'description', 'traded'],
  },
  day: { label: 'Day', names: ['date', 'day', 'traded on', 'when', 'processed'], looks: day },
  overall: {
    label: 'Pick number',
    names: ['overall', 'pick', 'pick number', 'overall pick', 'ov', 'selection'],
    looks: whole,
  },
  kept: {
    label: 'Protected, yes or no',
    names: ['protected', 'keeper', 'kept', 'keep', 'protect', 'is keeper', 'protection'],
    looks: (cell) => keptWord(cell) !== null,
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** The address of 'ann@example.com' and 'Ann Other <ann@example.com>'; null where there is none. */
export function emailIn(cell: string): string | null {
  const [address] = /[^\s<>,;"']{1,64}@[a-z0-9](?:[a-z0-9.-]{0,200}[a-z0-9])?\.[a-z]{2,24}/i.exec(cell) ?? [];
  return address ?? null;
}

/** Whether a word says that a player is protected; null where it says neither. */
export function keptWord(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (/^(?:y|yes|x|true|1|k|keep|kept|keeper|p|protect(?:ed)?|core|bench|✓|✔)$/.test(word)) return true;
  return /^(?:|n|no|false|0|-|–|drop(?:ped)?|release[d]?|cut|unprotected|exposed)$/.test(word) ? false : null;
}

/** The round of '1', '1st', 'Round 2', 'R3'. */
export function roundOf(cell: string): number | null {
  const match = /^(?:r|rd\.?|round)?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:rd|round))?$/i.exec(cell.trim());
  const round = Number(match?.[1] ?? 0);
  return round > 0 ? round : null;
}

/** Which of the product's drafts a word means. */
export function draftTypeOf(cell: string): 'general' | 'rookie' | null {
  const word = cell.trim().toLowerCase();
  if (/^(?:rookies?|entry|prospects?|minors?|amateur)\b/.test(word)) return 'rookie';
  return /^(?:general|main|annual|veterans?|open|keeper|fa|free agents?|supplemental)\b/.test(word) ? 'general' : null;
}

export type Field = keyof typeof FIELDS;

/** What a table can be about. */
export const TABLE_KINDS = {
  rosters: {
    label: 'Rosters',
    fields: [
      'player',
      'first_name',
      'last_name',
      'fantasy_team',
      'status',
      'pos',
      'nhl_team',
      'nhl_id',
      'birth_date',
      'salary',
      'gp',
      'g',
      'a',
      'acquired',
      'kept',
    ],
  },
  past_rosters: {
    label: 'Rosters of a past season',
    fields: [
      'season',
      'player',
      'first_name',
      'last_name',
      'fantasy_team',
      'status',
      'pos',
      'nhl_team',
      'nhl_id',
      'birth_date',
      'gp',
      'g',
      'a',
    ],
  },
  protected: {
    label: 'Protection lists',
    fields: [
      'season',
      'player',
      'first_name',
      'last_name',
      'fantasy_team',
      'kept',
      'pos',
      'nhl_team',
      'nhl_id',
      'birth_date',
    ],
  },
  picks: {
    label: 'Draft picks',
    fields: ['season', 'round', 'original_team', 'fantasy_team', 'pick_type', 'note'],
  },
  retained: { label: 'Retained salary', fields: ['player', 'nhl_id', 'fantasy_team', 'retained', 'through'] },
  standings: { label: 'Past standings', fields: ['season', 'rank', 'fantasy_team', 'points'] },
  totals: {
    label: 'Teams: managers and cap',
    fields: ['fantasy_team', 'manager', 'email', 'cap_total', 'penalty'],
  },
  trades: { label: 'Past trades', fields: ['season', 'day', 'from_team', 'to_team', 'what'] },
  drafts: { label: 'Past drafts', fields: ['season', 'round', 'overall', 'fantasy_team', 'player', 'nhl_id', 'pos'] },
} as const satisfies Readonly<Record<string, { label: string; fields: readonly Field[] }>>;

export type TableKind = keyof typeof TABLE_KINDS;
export const TABLE_KIND_KEYS = Object.keys(TABLE_KINDS) as readonly TableKind[];
export const fieldsOf = (kind: TableKind): readonly Field[] => TABLE_KINDS[kind].fields;
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
