import type { WinRecord } from '../../competition/champion.rules.js';
import { placeOfWord } from '../../players/roster.words.js';
import type { Season } from '../../season.js';
import { dayOf, recordOf, roundOf } from '../sheet/cell.words.js';
import { readMoney } from '../sheet/money.rules.js';
import { playerName } from '../sheet/person-cell.rules.js';
import { isPool } from '../sheet/rows.rules.js';
import {
  idOf,
  isNamed,
  namedIn,
  noTeam,
  posIn,
  roundedOf,
  teamIn,
  type Entry,
  type KnownRow,
  type Read,
} from './known-row.rules.js';
import { pickInWords } from './pick-words.rules.js';

const MOST_RANKS = 99;
const MOST_POINTS = 1_000_000;

export function readPastRoster(row: KnownRow, season: Season): Read<Entry<'rosters'>> {
  const { cells, where } = row;
  const team = teamIn(row, 'fantasy_team');
  const place = placeOfWord(cells.status ?? '');
  if (isPool(cells.fantasy_team ?? '') || place === 'gone' || !isNamed(cells.player)) return null;
  if (team === null) return noTeam(row, 'fantasy_team');
  const [gp, g, a] = [roundedOf(cells.gp), roundedOf(cells.g), roundedOf(cells.a)];
  return { where, season, team, ...namedIn(row), place, gp, g, a };
}

export function readStanding(row: KnownRow, season: Season): Read<Entry<'standings'>> {
  const { cells, where } = row;
  const team = teamIn(row, 'fantasy_team');
  const rank = Number(/\d+/.exec(cells.rank ?? '')?.[0] ?? 0) || null;
  const points = pointsOf(cells.points);
  const record = resultsOf(cells);
  if (isPool(cells.fantasy_team ?? '')) return null;
  if (team === null) return noTeam(row, 'fantasy_team');
  if (rank === null && points === null && record === null) return { key: 'odd.noStanding' };
  if ((rank ?? 1) > MOST_RANKS) return { key: 'odd.rank', figures: { cell: cells.rank ?? '', most: MOST_RANKS } };
  if (Math.abs(points ?? 0) > MOST_POINTS) return { key: 'odd.points', figures: { cell: cells.points ?? '' } };
  return { where, season, team, rank, points, record };
}

export function readTradeOrDraft(row: KnownRow, season: Season): Read<Entry<'past'>> {
  const { cells, where } = row;
  const trade = row.kind === 'trades';
  const team = teamIn(row, trade ? 'to_team' : 'fantasy_team');
  const giver = trade ? teamIn(row, 'from_team') : null;
  const what = trade ? (cells.what ?? '') : playerName(cells.player ?? '');
  if (team === null) return noTeam(row, trade ? 'to_team' : 'fantasy_team');
  if (trade && giver === null) return noTeam(row, 'from_team');
  if (what === '') return { key: trade ? 'odd.noGoods' : 'odd.noPlayer' };
  return {
    where,
    kind: trade ? 'trade' : 'draft',
    season,
    day: dayOf(cells.day ?? ''),
    team,
    from_team: giver,
    round: trade ? null : roundOf(cells.round ?? ''),
    overall: trade ? null : roundedOf(cells.overall),
    what: what.slice(0, 300),
    nhl_id: idOf(cells.nhl_id),
    pos: posIn(row),
    pick: trade ? pickNamed(what, row, giver) : null,
  };
}

function pickNamed(what: string, { teamIds, pickType }: KnownRow, giver: string | null): Entry<'past'>['pick'] {
  const pick = pickInWords(what, teamIds, giver);
  return pick === null ? null : { ...pick, type: pick.type ?? pickType };
}

/** Results in three columns, in one, or in that of the points. */
function resultsOf({ wins, losses, ties, record, points }: KnownRow['cells']): WinRecord | null {
  const [won, lost] = [wins, losses].map((cell) => (cell === undefined ? null : countOf(cell)));
  if (won != null && lost != null) return { wins: won, losses: lost, ties: countOf(ties ?? '') ?? 0 };
  return recordOf(record ?? '') ?? recordOf(points ?? '');
}

const countOf = (cell: string): number | null =>
  /^\d{1,5}(?:[.,][05]0?)?$/.test(cell.trim()) ? Number(cell.trim().replace(',', '.')) : null;

/** Reads '1,234.5' or '1234'. Null for a record like '10-4-2'. */
function pointsOf(cell: string | undefined): number | null {
  if (cell === undefined || recordOf(cell) !== null) return null;
  return readMoney(cell)?.value ?? null;
}
