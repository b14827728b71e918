import type { DraftType } from '../../draft-type.js';
import type { Result } from '../../result.js';
import { ok } from '../../result.js';
import type { Season } from '../../season.js';
import { refuse } from '../draft.refusals.js';
import { COMPENSATORY_LIMIT } from './pick-amendment.rules.js';

/** A pick of a draft that has not been created yet. */
export interface ComingPick {
  readonly id: string;
  readonly season: Season;
  readonly type: DraftType;
  readonly round: number;
  /** 0 for a team's own pick, 1 or more for a compensatory one. */
  readonly extra: number;
  readonly original: string;
  readonly owner: string;
  readonly forfeited: boolean;
  /** The owner gave the pick up for this keeper. */
  readonly keeper: string | null;
  /** True when an accepted trade or an open trade condition promises the pick. */
  readonly promised: boolean;
}

/** A commissioner's change to picks whose draft has not been created yet. */
export type Declaration =
  | {
      readonly what: 'added';
      readonly season: Season;
      readonly type: DraftType;
      readonly round: number;
      readonly teamId: string;
    }
  | { readonly what: 'removed' | 'forfeited' | 'restored'; readonly pickId: string };

export interface Coming {
  readonly picks: readonly ComingPick[];
  readonly teamIds: readonly string[];
  /** Drafts that already exist. Their picks are changed in the draft lobby instead. */
  readonly made: readonly { readonly season: Season; readonly type: DraftType; readonly lobby: boolean }[];
}

/** Result of a declaration: the number of the new compensatory pick, or the pick that it changes. */
export type Declared =
  | (Pick<ComingPick, 'season' | 'type' | 'round' | 'extra'> & { readonly what: 'added'; readonly teamId: string })
  | { readonly what: 'removed' | 'forfeited' | 'restored'; readonly pick: ComingPick };

/** Decides a declaration. It can be reversed until its draft is created; after that the change belongs in the lobby. */
export function declarePick({ picks, teamIds, made }: Coming, declaration: Declaration): Result<Declared> {
  const madeAs = (season: Season, type: DraftType) =>
    made.find((draft) => draft.season === season && draft.type === type);
  if (declaration.what === 'added') {
    const { season, type, round, teamId } = declaration;
    const draft = madeAs(season, type);
    if (draft) return refuse('draftMade', { figures: { season, type, lobby: draft.lobby } });
    if (!teamIds.includes(teamId)) return refuse('teamNotInDraft.amend', { kind: 'missing', field: 'team_id' });
    const group = picks.filter((pick) => pick.season === season && pick.type === type);
    const rounds = Math.max(0, ...group.filter(({ extra }) => extra === 0).map((pick) => pick.round));
    if (rounds === 0) return refuse('noPicksYet', { figures: { season, type }, kind: 'invalid', field: 'season' });
    if (round < 1 || round > rounds)
      return refuse('roundOutOfRange', {
        figures: { rounds },
        kind: 'invalid',
        field: 'round',
        figure: round,
        limit: rounds,
      });
    const compensatory = group.filter(({ extra }) => extra > 0);
    if (compensatory.length >= COMPENSATORY_LIMIT)
      return refuse('tooManyCompensatory', {
        figures: { most: COMPENSATORY_LIMIT },
        figure: compensatory.length + 1,
        limit: COMPENSATORY_LIMIT,
      });
    const own = compensatory.filter((pick) => pick.round === round && pick.original === teamId);
    return ok({ what: 'added', season, type, round, teamId, extra: 1 + Math.max(0, ...own.map(({ extra }) => extra)) });
  }
  const { what, pickId } = declaration;
  const pick = picks.find(({ id }) => id === pickId);
  if (pick === undefined) return refuse('noSuchPick.coming', { kind: 'missing', field: 'pick_id' });
  const draft = madeAs(pick.season, pick.type);
  if (draft) {
    const { season, type } = pick;
    return refuse('draftMade', { figures: { season, type, lobby: draft.lobby } });
  }
  const field = { field: 'pick_id' };
  if (what === 'restored') {
    if (!pick.forfeited) return refuse('notForfeited', field);
    if (pick.keeper !== null) return refuse('usedByKeeper', { figures: { player: pick.keeper }, ...field });
    return ok({ what, pick });
  }
  if (what === 'removed' && pick.extra === 0) return refuse('notCompensatory', field);
  if (what === 'removed' && pick.owner !== pick.original) return refuse('pickTraded', field);
  if (what === 'forfeited' && pick.forfeited) return refuse('alreadyForfeited', field);
  if (pick.promised) return refuse('promisedPick', field);
  return ok({ what, pick });
}
