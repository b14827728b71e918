import { storedTable } from '@crease/core/competition/champion.rules.js';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Db } from '../../platform/database/database.js';
import { finalTables } from '../../competition/final-tables.queries.js';
import { placesOfBroughtPlayoffs } from '../../competition/brought-places.queries.js';
import { putBroughtTable, type BroughtRow } from '../../competition/final-tables.writer.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';
import type { MatchesBefore } from './extras.matches.js';
import type { PastBefore } from './extras.past.js';

export const groupBy = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
};

const NO_RECORD = { wins: null, losses: null, ties: null };

/** The order of teams without a rank: their points, or their share of wins where no row has points. */
function worthOf(rows: ExtrasBody['standings']): (row: ExtrasBody['standings'][number]) => number {
  if (rows.some(({ points }) => points !== null)) return ({ points }) => points ?? 0;
  return ({ record }) =>
    record === null ? 0 : (record.wins + record.ties / 2) / Math.max(0.5, record.wins + record.losses + record.ties);
}

export async function bringTables(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['standings'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<PastBefore['tables']> {
  if (rows.length === 0) return [];
  const known = await finalTables(db, league.id).execute();
  const before: PastBefore['tables'] = [];
  for (const [season, ofSeason] of groupBy(rows, (row) => row.season)) {
    const here = known.filter((row) => row.season === season);
    // Imported play-offs may have decided the ranks.
    const stood = here.map(({ rank, table_rank: place, ...row }) => tableRow({ ...row, rank: place ?? rank }));
    const wanted = new Map<string, (typeof stood)[number]>();
    const say = (where: string, outcome: RowOutcome): void => void lines.push({ where, kind: 'standings', ...outcome });
    const worth = worthOf(ofSeason);
    for (const row of ofSeason) {
      const { where, team, rank, points, record } = row;
      const figures = { team: nameOf.get(team) ?? null, season };
      const what = { key: 'what.standing', figures } as const;
      const no = (why: ExtrasSaid): void => say(where, refused(what, why));
      if (!nameOf.has(team)) no({ key: 'no.team' });
      else if (season >= league.season) no({ key: 'no.tableNotOver', figures: { season } });
      else if (here.some(({ brought }) => !brought)) no({ key: 'no.playedHere', figures: { season } });
      else if (wanted.has(team)) no({ key: 'no.teamTwice' });
      else {
        const place = rank ?? ofSeason.filter((one) => worth(one) > worth(row)).length + 1;
        const next = { team_id: team, rank: place, points: points ?? 0, ...(record ?? NO_RECORD) };
        wanted.set(team, next);
        const was = stood.find(({ team_id }) => team_id === team);
        const same = was !== undefined && JSON.stringify(was) === JSON.stringify(next);
        say(where, {
          action: same ? 'unchanged' : was === undefined ? 'created' : 'updated',
          what: { key: 'what.stands', figures: { ...figures, rank: place, record, points } },
          why:
            was === undefined || same ? null : { key: 'change.stood', figures: { rank: was.rank, points: was.points } },
        });
      }
    }
    const next = [...wanted.values()].sort((one, two) => (one.team_id < two.team_id ? -1 : 1));
    if (next.length === 0 || JSON.stringify(next) === JSON.stringify(stood)) continue;
    before.push({ season, rows: here.map(storedRow) });
    await putBroughtTable(db, league.id, season, next);
  }
  return before;
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof finalTables>['execute']>>[number];

const tableRow = ({ team_id, rank, points, wins, losses, ties }: Omit<StoredRow, 'table_rank'>) => ({
  ...{ team_id, rank, points },
  ...{ wins, losses, ties },
});

const storedRow = (row: StoredRow): BroughtRow => ({ ...tableRow(row), table_rank: row.table_rank });

/**
 * Lets the imported play-offs of a season decide the places in its imported table, where this has another champion or
 * several. Returns the tables as they were before the whole import.
 */
export async function settlePlaces(
  db: Db,
  leagueId: string,
  before: PastBefore['tables'],
  matches: readonly MatchesBefore[],
): Promise<PastBefore['tables']> {
  const added: PastBefore['tables'] = [];
  for (const season of new Set([...before, ...matches].map((changed) => changed.season))) {
    const stored = await finalTables(db, leagueId).where('s.season', '=', season).orderBy('s.team_id').execute();
    const table = storedTable(
      stored.map(({ team_id: teamId, rank, table_rank: place, points }) => ({
        ...{ teamId, name: teamId, points },
        rank: place ?? rank,
      })),
    );
    const decided = await placesOfBroughtPlayoffs(db, leagueId, season, table);
    const isShared = table.some(({ rank, shared }) => rank === 1 && shared);
    const isOther = decided !== null && (isShared || decided[0]?.tableRank !== 1);
    const places = new Map((isOther ? decided : table).map((row) => [row.teamId, row]));
    const next = stored.map((row): BroughtRow => {
      const { rank = row.rank, tableRank = null } = places.get(row.team_id) ?? {};
      return { ...tableRow(row), rank, table_rank: tableRank };
    });
    const now = stored.map(storedRow);
    if (JSON.stringify(next) === JSON.stringify(now)) continue;
    if (!before.some((one) => one.season === season)) added.push({ season, rows: now });
    await putBroughtTable(db, leagueId, season, next);
  }
  return [...before, ...added];
}
