import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import type { ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import type { ExtrasLine } from '@crease/core/imports/move-in/move-in.answers.js';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import type { Season } from '@crease/core/season.js';
import { notePickMove } from '../../free-agents/pick-moves.tables.js';
import { movePick } from '../../leagues/draft-picks.tables.js';
import type { Db } from '../../platform/database/database.js';
import { refused, type ExtrasDone, type ExtrasLeague, type RowOutcome } from './extras.model.js';

export async function bringPicks(
  db: Db,
  { id: leagueId }: ExtrasLeague,
  rows: ExtrasBody['picks'],
  nameOf: ReadonlyMap<string, string>,
  lines: ExtrasLine[],
): Promise<ExtrasDone['picks']> {
  if (rows.length === 0) return [];
  const known = await picksWithHolds(db, leagueId);
  const keyOf = (pick: { season: string; type: string; round: number; original: string }): string =>
    [pick.season, pick.type, pick.round, pick.original].join(' ');
  const byKey = new Map(known.map((pick) => [keyOf(pick), pick]));
  const rounds = new Map<string, number>();
  for (const { season, type, round } of known)
    rounds.set(`${season} ${type}`, Math.max(round, rounds.get(`${season} ${type}`) ?? 0));
  const named = new Map<string, string>();
  const moved: ExtrasDone['picks'] = [];
  for (const row of rows) {
    const { where, season, round, original, owner, note } = row;
    const figures = { season, round, team: nameOf.get(original) ?? null };
    const what = { key: 'what.pick', figures: { ...figures, type: null } } as const;
    const say = (outcome: RowOutcome): void => void lines.push({ where, kind: 'picks', ...outcome });
    const types = DRAFT_TYPES.filter((type) => rounds.has(`${season} ${type}`));
    const type = row.type ?? (types.length === 1 ? (types[0] ?? null) : null);
    const pick = type === null ? undefined : byKey.get(keyOf({ season, type, round, original }));
    if (!nameOf.has(owner) || !nameOf.has(original)) say(refused(what, { key: 'no.team' }));
    else if (pick === undefined || type === null)
      say(
        refused(what, whyNoPick(season, { types: types.length, type, rounds: rounds.get(`${season} ${type ?? ''}`) })),
      );
    else if (named.has(pick.id))
      say(refused(what, { key: 'no.pickTwice', figures: { where: named.get(pick.id) ?? '' } }));
    else {
      named.set(pick.id, where);
      const full = { key: 'what.pick', figures: { ...figures, type } } as const;
      if (pick.owner === owner) say({ action: 'unchanged', what: full, why: null });
      else if (pick.draft_id !== null) say(refused(full, { key: 'no.draftBegun' }));
      else if (pick.promised !== null) say(refused(full, { key: 'no.promised' }));
      else {
        await movePick(db, leagueId, pick.id, { from: pick.owner, to: owner });
        await notePickMove(db, leagueId, pick.id, { key: 'brought', figures: { note } });
        moved.push({ id: pick.id, from: pick.owner, to: owner });
        const change = { from: nameOf.get(pick.owner) ?? '', to: nameOf.get(owner) ?? '' };
        say({ action: 'updated', what: full, why: { key: 'change.owner', figures: change } });
      }
    }
  }
  return moved;
}

const picksWithHolds = (db: Db, leagueId: string) =>
  db
    .selectFrom('draft_pick as p')
    .leftJoin('frozen_asset as f', (join) =>
      join.onRef('f.league_id', '=', 'p.league_id').onRef('f.ref', '=', 'p.id').on('f.kind', '=', 'draft-pick'),
    )
    .select([
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      'p.original_team_id as original',
      'p.owner_team_id as owner',
      'p.draft_id',
      'f.ref as promised',
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.extra', '=', 0)
    .execute();

interface DraftsThen {
  readonly types: number;
  readonly type: DraftType | null;
  /** The rounds of the draft; undefined when the league has no such draft in the season. */
  readonly rounds: number | undefined;
}

function whyNoPick(season: Season, { types, type, rounds }: DraftsThen): ExtrasSaid {
  if (types === 0) return { key: 'no.picks', figures: { season } };
  if (type === null) return { key: 'no.oneDraft', figures: { season } };
  if (rounds === undefined) return { key: 'no.draft', figures: { type, season } };
  return { key: 'no.round', figures: { type, season, rounds } };
}
