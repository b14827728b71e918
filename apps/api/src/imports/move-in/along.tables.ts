import { recordWords } from '@crease/core/competition/champion.words.js';
import type { AlongLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { AlongBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Db } from '../../platform/database/database.js';
import { finalTables } from '../../competition/final-tables.queries.js';
import { putBroughtTable } from '../../competition/final-tables.writer.js';
import { refused, type AlongLeague, type Said } from './along.model.js';
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
    const say = (where: string, said: Said): void => void lines.push({ where, kind: 'standings', ...said });
    const worth = worthOf(ofSeason);
    for (const row of ofSeason) {
      const { where, team, rank, points, record } = row;
      const what = `${nameOf.get(team) ?? 'No team of the league'} in ${season}`;
      const no = (why: string): void => say(where, refused(what, why));
      if (!nameOf.has(team)) no('It names a team that is not of this league.');
      else if (season >= league.season) no(`The season ${season} is not over in this league.`);
      else if (here.some(({ brought }) => !brought)) no(`The season ${season} was played here, and has its table.`);
      else if (wanted.has(team)) no('The team stands in the table twice.');
      else {
        const place = rank ?? ofSeason.filter((one) => worth(one) > worth(row)).length + 1;
        const next = { team_id: team, rank: place, points: points ?? 0, ...(record ?? NO_RECORD) };
        wanted.set(team, next);
        const was = stood.find(({ team_id }) => team_id === team);
        const same = was !== undefined && JSON.stringify(was) === JSON.stringify(next);
        say(where, {
          action: same ? 'unchanged' : was === undefined ? 'created' : 'updated',
          what: `${what}: ${place}.${record === null ? '' : `, ${recordWords(record)}`}${points === null ? '' : `, ${points} points`}`,
          why: was === undefined || same ? null : `It was ${was.rank}., ${was.points} points.`,
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
