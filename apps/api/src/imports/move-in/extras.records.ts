import { isInMatchups } from '@crease/core/leagues/formats.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Db } from '../../platform/database/database.js';
import { hasFinalTable } from '../../competition/final-tables.queries.js';
import { broughtRecords } from '../../competition/brought/brought-records.queries.js';
import { putBroughtRecords, type BroughtRecord } from '../../competition/brought/brought-records.writer.js';
import { refused, type ExtrasLeague, type RowOutcome } from './extras.model.js';
import type { PastBefore } from './extras.past.js';

/** Imports results of the league's present season: they count in its table of matchups. */
export async function bringRecords(
  db: Db,
  league: ExtrasLeague,
  rows: ExtrasBody['standings'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<PastBefore['records']> {
  if (rows.length === 0) return [];
  const { season } = league;
  const stood = await broughtRecords(db, league.id, season);
  const closed = await closedFor(db, league);
  // Teams that the rows leave out keep what was imported before.
  const wanted = new Map<string, BroughtRecord>(stood.map((row) => [row.team_id, row]));
  const named = new Set<string>();
  for (const { where, team, record } of rows) {
    const figures = { team: nameOf.get(team) ?? null, season };
    const what = { key: 'what.standing', figures } as const;
    const say = (outcome: RowOutcome): void => void lines.push({ where, kind: 'standings', ...outcome });
    if (!nameOf.has(team)) say(refused(what, { key: 'no.team' }));
    else if (record === null) say(refused(what, { key: 'no.resultsOnly', figures: { season } }));
    else if (closed !== null) say(refused(what, closed));
    else if (named.has(team)) say(refused(what, { key: 'no.teamTwice' }));
    else {
      named.add(team);
      wanted.set(team, { team_id: team, ...record });
      const was = stood.find(({ team_id: id }) => id === team);
      const same = was !== undefined && recordWords(was) === recordWords(record);
      say({
        action: same ? 'unchanged' : was === undefined ? 'created' : 'updated',
        what: { key: 'what.record', figures: { ...figures, record } },
        why: was === undefined || same ? null : { key: 'change.record', figures: { record: recordOf(was) } },
      });
    }
  }
  // The database sorts ids by its own collation.
  const inOrder = (all: Iterable<BroughtRecord>) =>
    JSON.stringify([...all].sort((one, two) => (one.team_id < two.team_id ? -1 : 1)));
  const next = [...wanted.values()];
  if (inOrder(next) === inOrder(stood)) return [];
  await putBroughtRecords(db, league.id, season, next);
  return [{ season, rows: stood }];
}

const recordOf = ({ wins, losses, ties }: WinRecord): WinRecord => ({ wins, losses, ties });

async function closedFor(db: Db, { id, season, settings }: ExtrasLeague): Promise<ExtrasSaid | null> {
  if (await hasFinalTable(db, id, season)) return { key: 'no.playedHere', figures: { season } };
  return isInMatchups(settings) ? null : { key: 'no.matchups', figures: { season } };
}
