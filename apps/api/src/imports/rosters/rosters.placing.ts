import { contractProblem } from '@crease/core/contracts/contract.rules.js';
import type { ImportRow } from '@crease/core/players/files/import.report.js';
import type { JoinablePlayer } from '@crease/core/players/files/name-join.rules.js';
import type { RosterRow } from '@crease/core/players/files/players.import.schema.js';
import type { StoredReason } from '@crease/core/players/files/report.words.js';
import { reasonOf } from '../import.reasons.js';
import { createYield } from '../../platform/jobs/event-loop-yield.js';
import type { Read } from '../csv/csv.rows.js';
import type { RowJoins } from '../csv/row-joins.js';
import { candidateOf, unjoined } from '../csv/row-joins.js';
import { termsOf, type BroughtContract, type Placed, type NamedTeams, type Before } from './rosters.plan.js';

export async function placeRows(
  rows: readonly Read<RosterRow>[],
  joins: RowJoins,
  { known }: NamedTeams,
  before: Before,
  today: string,
): Promise<{ placed: Map<number, Placed>; report: ImportRow[] }> {
  const named = new Set(known.values());
  const placed = new Map<number, Placed>();
  const report: ImportRow[] = [];
  const yieldNow = createYield();
  for (const read of rows) {
    await yieldNow();
    const decided = placeRow(read, joins, { known, named, placed, before, today });
    if ('field' in decided) report.push(refusedRow(read, decided));
    else placed.set(decided.player_id, decided);
  }
  return { placed, report };
}

interface RefusedRow {
  readonly field: string;
  readonly why: readonly StoredReason[];
  /** The file's text in the field, otherwise the player's or team's name. */
  readonly value?: string;
  readonly id?: number;
  readonly candidates?: readonly JoinablePlayer[];
}

function placeRow(
  read: Read<RosterRow>,
  { join, namesakes, prospects }: RowJoins,
  at: {
    readonly known: ReadonlyMap<string, string>;
    readonly named: ReadonlySet<string>;
    readonly placed: ReadonlyMap<number, Placed>;
    readonly before: Before;
    readonly today: string;
  },
): Placed | RefusedRow {
  const { row, data } = read;
  const { teams, held, hasRookieBank } = at.before;
  const team = at.known.get(data.fantasy_team.toLowerCase());
  if (team === undefined)
    return {
      field: 'fantasy_team',
      why: [{ key: 'roster.noTeam', figures: { teams: teams.length } }],
    };
  const other = prospects.has(row) ? undefined : namesakes.get(read);
  if (other !== undefined)
    return {
      field: 'player',
      why: [{ key: 'roster.namesakes', figures: { name: other.full_name } }],
      candidates: [other],
    };
  const joined = prospects.get(row) ?? join(data);
  if (joined.id === null) return { field: 'player', why: unjoined(joined.candidates), candidates: joined.candidates };
  const { id, name } = joined;
  const earlier = at.placed.get(id);
  if (earlier) return { field: 'player', why: [{ key: 'row.samePlace', figures: { row: earlier.row, name } }], id };
  if (data.status === 'rookie' && !hasRookieBank) return { field: 'status', why: [{ key: 'roster.noBank' }], id };
  const holder = held.get(id);
  if (holder && !at.named.has(holder.team_id)) {
    const elsewhere = teams.find((one) => one.id === holder.team_id)?.name ?? null;
    return { field: 'player', why: [{ key: 'roster.elsewhere', figures: { name, team: elsewhere } }], id };
  }
  const contract = contractOf(data, at.before, id);
  const problem = contract === null ? null : contractProblem(termsOf(contract, at.before), at.before);
  if (problem !== null)
    return {
      field: problem.field === 'salary' ? 'salary' : 'years',
      value: String(problem.field === 'salary' ? data.salary : data.years),
      why: [reasonOf(problem)],
      id,
    };
  const ahead = data.since !== null && data.since > at.today ? data.since : null;
  return {
    row,
    player_id: id,
    team_id: team,
    place: data.status === 'gone' ? 'active' : data.status,
    name,
    loose: joined.loose,
    why: [
      ...(joined.note === null ? [] : [joined.note]),
      ...(ahead === null ? [] : [{ key: 'roster.ahead' as const, figures: { day: ahead } }]),
    ],
    since: ahead === null ? data.since : null,
    contract,
  };
}

/** The contract that a row has. Without `years` a player keeps the seasons of their present contract. */
const contractOf = ({ salary, years }: RosterRow, { contracts }: Before, id: number): BroughtContract | null =>
  contracts === null || salary === null ? null : { salary, years: years ?? (contracts.get(id)?.years || 1) };

const refusedRow = (
  { row, data }: Read<RosterRow>,
  { field, why, value = data.player, id = undefined, candidates }: RefusedRow,
): ImportRow => ({
  row,
  action: 'refused',
  id: id ?? null,
  name: data.player,
  field,
  value: field === 'fantasy_team' ? data.fantasy_team : value,
  why,
  ...(candidates === undefined ? {} : { candidates: candidates.map(candidateOf) }),
});
