import type { AlongSaid } from '@crease/core/imports/move-in/along.words.js';
import type { AlongLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { AlongBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Db } from '../../platform/database/database.js';
import { finalTables } from '../../competition/final-tables.queries.js';
import { putBroughtTable } from '../../competition/final-tables.writer.js';
import { refused, type AlongLeague, type RowOutcome } from './along.model.js';
import type { PastBefore } from './along.past.js';

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
function worthOf(rows: AlongBody['standings']): (row: AlongBody['standings'][number]) => number {
  if (rows.some(({ points }) => points !== null)) return ({ points }) => points ?? 0;
  return ({ record }) =>
    record === null ? 0 : (record.wins + record.ties / 2) / Math.max(0.5, record.wins + record.losses + record.ties);
}

export async function bringTables(
  db: Db,
  league: AlongLeague,
  rows: AlongBody['standings'],
  nameOf: ReadonlyMap<string, string>,
  lines: AlongLine[],
): Promise<PastBefore['tables']> {
  if (rows.length === 0) return [];
  const known = await finalTables(db, league.id).execute();
  const before: PastBefore['tables'] = [];
  for (const [season, ofSeason] of groupBy(rows, (row) => row.season)) {
    const here = known.filter((row) => row.season === season);
    const stood = here.map(({ team_id, rank, points, wins, losses, ties }) => ({
      ...{ team_id, rank, points },
      ...{ wins, losses, ties },
    }));
    const wanted = new Map<string, (typeof stood)[number]>();
    const say = (where: string, outcome: RowOutcome): void => void lines.push({ where, kind: 'standings', ...outcome });
    const worth = worthOf(ofSeason);
    for (const row of ofSeason) {
      const { where, team, rank, points, record } = row;
      const figures = { team: nameOf.get(team) ?? null, season };
      const what = { key: 'what.standing', figures } as const;
      const no = (why: AlongSaid): void => say(where, refused(what, why));
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
    before.push({ season, rows: stood });
    await putBroughtTable(db, league.id, season, next);
  }
  return before;
}
