import { draftTypeOf, emailIn, keptWord, roundOf } from '../sheet/cell.words.js';
import { playerName } from '../sheet/person-cell.rules.js';
import { isPool } from '../sheet/rows.rules.js';
import { seasonIn } from '../sheet/season-words.rules.js';
import type { Season } from '../../season.js';
import {
  idOf,
  isNamed,
  namedIn,
  noSeason,
  noTeam,
  teamIn,
  type Entry,
  type KnownRow,
  type Read,
} from './known-row.rules.js';
import type { TeamTotals } from './reconcile.rules.js';
import { percentOf } from './retained.rules.js';

/** Words for no end of a contract. */
const NO_END = /^(?:-+|–|n\/a|[ur]fa|ufa ?\/ ?rfa)?$/i;

export interface BroughtManager {
  readonly team_id: string;
  readonly name: string | null;
  /** Null when the table has no address. The commissioner can then pass on an invitation link. */
  readonly email: string | null;
}

export interface TotalsEntry extends TeamTotals {
  readonly team: string;
  readonly manager: BroughtManager | null;
}

export function readProtected(row: KnownRow): Read<Entry<'sheets'>> {
  const { cells, season, where } = row;
  const team = teamIn(row, 'fantasy_team');
  const kept = cells.kept === undefined ? !row.marked : keptWord(cells.kept);
  if (kept === false || isPool(cells.fantasy_team ?? '')) return null;
  if (cells.season !== undefined && season === null) return noSeason(cells.season);
  if (team === null) return noTeam(row, 'fantasy_team');
  if (!isNamed(cells.player)) return { key: 'odd.noPlayer' };
  if (kept === null) return { key: 'odd.kept', figures: { cell: cells.kept ?? '' } };
  return { where, season, team, ...namedIn(row) };
}

export function readTotals(row: KnownRow): Read<TotalsEntry> {
  const { cells } = row;
  const team = teamIn(row, 'fantasy_team');
  const { cap, penalty } = row.dollars;
  const email = emailIn(cells.email ?? '');
  if (isPool(cells.fantasy_team ?? '')) return null;
  if (team === null) return noTeam(row, 'fantasy_team');
  if (cells.email !== undefined && email === null) return { key: 'odd.email', figures: { cell: cells.email } };
  if (cap === null && penalty === null && email === null && cells.manager === undefined) return { key: 'odd.noTotals' };
  const name = cells.manager?.slice(0, 120) ?? null;
  return { team, cap, penalty, manager: email === null && name === null ? null : { team_id: team, name, email } };
}

export function readPick(row: KnownRow, season: Season): Read<Entry<'picks'>> {
  const { cells, where } = row;
  const round = roundOf(cells.round ?? '');
  const owner = teamIn(row, 'fantasy_team');
  const original = cells.original_team === undefined ? owner : teamIn(row, 'original_team');
  const type = cells.pick_type === undefined ? row.pickType : draftTypeOf(cells.pick_type);
  if (type === null && cells.pick_type !== undefined) return { key: 'odd.draft', figures: { cell: cells.pick_type } };
  if (round === null) return { key: 'odd.round', figures: { cell: cells.round ?? null } };
  if (owner === null) return noTeam(row, 'fantasy_team');
  if (original === null) return noTeam(row, 'original_team');
  return { where, season, type, round, original, owner, note: cells.note?.slice(0, 500) ?? null };
}

export function readRetained(row: KnownRow): Read<Entry<'retained'>> {
  const { cells, where } = row;
  const team = teamIn(row, 'fantasy_team');
  const percent = percentOf(cells.retained ?? '', row.retainedUnit);
  const amount = row.dollars.retained;
  const endless = NO_END.test(cells.through ?? '');
  const through = endless ? null : seasonIn(cells.through ?? '', row.years ?? 'asks');
  // Many tables list every player, most of them without a retained part.
  if (percent === 0 || amount === 0 || /^[-–]*$/.test(cells.retained ?? '')) return null;
  if (team === null) return noTeam(row, 'fantasy_team');
  if (cells.player === undefined) return { key: 'odd.noPlayer' };
  if (percent === null && amount === null) return { key: 'odd.retained', figures: { cell: cells.retained ?? '' } };
  if (percent === null && (amount ?? 0) < 0) return { key: 'odd.credit', figures: { cell: cells.retained ?? '' } };
  if (through === null && !endless) return noSeason(cells.through ?? '');
  return {
    where,
    player: playerName(cells.player).slice(0, 120),
    nhl_id: idOf(cells.nhl_id),
    team,
    percent,
    dollars: percent === null ? amount : null,
    through,
  };
}
