import { conditionText, unknownPick, unknownPlayer, unknownTeam, type ConditionNames } from './condition.words.js';
import type { Condition } from '../trade.model.js';
import type { TradeAssetView, TradeMoveView, TradeSideView } from '../trade.schema.js';
import {
  budgetLabel,
  capSpaceLabel,
  faPickLabel,
  moveLabel,
  pickLabel,
  playerLabel,
  retentionLabel,
  withCondition,
} from './asset.words.js';

/*
 * A trade's assets as they are stored: figures and names of that day. Words are built from them when it is read. Rows
 * of earlier releases, and rows of archives, have the words too; they are shown where figures are missing.
 */

/** A draft pick as it is named. */
export interface NamedPick {
  readonly season: string;
  readonly type: string;
  readonly round: number;
  readonly pick_number: number | null;
  readonly original_team: string;
  readonly extra?: number;
}

/** The names of players, teams and picks that a condition is about. */
export interface ConditionSubjects {
  readonly players?: readonly { readonly player_id: number; readonly name: string }[];
  readonly teams?: readonly { readonly team_id: string; readonly name: string }[];
  readonly picks?: readonly (NamedPick & { readonly pick_id: string })[];
}

/** Words of earlier releases and of archives. */
interface StoredWords {
  readonly label?: string;
  readonly condition_text?: string | null;
}
type View<Kind extends TradeAssetView['kind']> = Extract<TradeAssetView, { kind: Kind }>;
type Conditional = StoredWords & { readonly condition?: Condition | null; readonly subjects?: ConditionSubjects };
type OriginalTeam = Partial<Pick<NamedPick, 'original_team' | 'extra'>>;
type Named<Kind extends TradeAssetView['kind'], Key extends keyof View<Kind>> = Readonly<
  Pick<View<Kind>, Key | 'kind'>
> &
  Conditional;

/** The figures that name an asset in stored lines of the log. */
export type Good =
  | Named<'player', 'name' | 'position' | 'cap_hit'>
  | Named<'retention', 'name' | 'percent' | 'dollars' | 'amount' | 'through_season'>
  | (Named<'draft-pick', 'season' | 'type' | 'round' | 'pick_number'> & OriginalTeam)
  | (Named<'fa-pick', 'week'> & Pick<OriginalTeam, 'original_team'>)
  | Named<'budget', 'season' | 'amount'>
  | Named<'cap-space', 'season' | 'amount'>;

type Figures<Of> = Omit<Of, 'label' | 'condition_text'>;
type Of<Kind extends TradeAssetView['kind']> = Readonly<Figures<View<Kind>>> & Conditional;

/** An asset as it was shown. */
export type ShownAsset =
  | Of<'player'>
  | Of<'retention'>
  | (Of<'draft-pick'> & OriginalTeam)
  | (Of<'fa-pick'> & Pick<OriginalTeam, 'original_team'>)
  | Of<'budget'>
  | Of<'cap-space'>;

export type ShownMove = Omit<TradeMoveView, 'label'> & Pick<StoredWords, 'label'>;

export interface ShownSide extends Omit<TradeSideView, 'assets' | 'moves'> {
  readonly assets: readonly ShownAsset[];
  readonly moves?: readonly ShownMove[];
}
export type ShownSides = readonly [ShownSide, ShownSide];

/** The asset in words; null when its row has neither the figures nor the words. */
function labelOf(asset: Good): string | null {
  switch (asset.kind) {
    case 'player':
      return playerLabel({ name: asset.name, position: asset.position, capHit: asset.cap_hit });
    case 'retention':
      return retentionLabel(asset.name, asset, asset.amount, asset.through_season);
    case 'draft-pick':
      return asset.original_team === undefined
        ? (asset.label ?? null)
        : pickLabelOf({ ...asset, original_team: asset.original_team });
    case 'fa-pick':
      return asset.original_team === undefined
        ? (asset.label ?? null)
        : faPickLabel({ week: asset.week, originalTeam: asset.original_team });
    case 'budget':
      return budgetLabel(asset);
    case 'cap-space':
      return capSpaceLabel(asset);
  }
}

const pickLabelOf = ({ season, type, round, extra = 0, ...pick }: NamedPick): string =>
  pickLabel({ season, type, round, extra, originalTeam: pick.original_team, number: pick.pick_number });

/** The names that a condition needs. Undefined for what is not known any more. */
export interface KnownNames {
  readonly player: (id: number) => string | undefined;
  readonly team: (id: string) => string | undefined;
  readonly pick: (id: string) => NamedPick | undefined;
}

/** The players, teams and picks of a condition, as they are named today. */
export function subjectsOf(condition: Condition, names: KnownNames): ConditionSubjects {
  const players = new Map<number, string>();
  const teams = new Map<string, string>();
  const picks = new Map<string, NamedPick>();
  /** Records a name that the text needs. */
  const note = <Id, Name>(into: Map<Id, Name>, id: Id, name: Name | undefined): string => {
    if (name !== undefined) into.set(id, name);
    return '';
  };
  conditionText(condition, {
    player: (id) => note(players, id, names.player(id)),
    team: (id) => note(teams, id, names.team(id)),
    pick: (id) => note(picks, id, names.pick(id)),
  });
  return {
    ...(players.size > 0 ? { players: [...players].map(([player_id, name]) => ({ player_id, name })) } : {}),
    ...(teams.size > 0 ? { teams: [...teams].map(([team_id, name]) => ({ team_id, name })) } : {}),
    ...(picks.size > 0 ? { picks: [...picks].map(([pick_id, pick]) => ({ ...pick, pick_id })) } : {}),
  };
}

const namesIn = ({ players = [], teams = [], picks = [] }: ConditionSubjects): ConditionNames => ({
  player: (id) => players.find(({ player_id }) => player_id === id)?.name ?? unknownPlayer(id),
  team: (id) => teams.find(({ team_id }) => team_id === id)?.name ?? unknownTeam(),
  pick: (id) => {
    const pick = picks.find(({ pick_id }) => pick_id === id);
    return pick === undefined ? unknownPick() : pickLabelOf(pick);
  },
});

/** A condition in words. Rows of earlier releases have the words instead of the subjects. */
const conditionWords = ({ condition, subjects, condition_text: words }: Good): string | null =>
  condition == null
    ? null
    : subjects === undefined && words != null
      ? words
      : conditionText(condition, namesIn(subjects ?? {}));

export function wordAsset(asset: ShownAsset): TradeAssetView {
  const { kind, label: _, condition_text: _words, subjects: _subjects, condition, ...rest } = asset;
  const words = { condition: condition ?? null, condition_text: conditionWords(asset), label: labelOf(asset) ?? '' };
  if (kind !== 'draft-pick' && kind !== 'fa-pick') return { ...words, kind, ...rest } as TradeAssetView;
  const { original_team: _team, extra: _extra, ...pick } = rest as typeof rest & OriginalTeam;
  return { ...words, kind, ...pick } as TradeAssetView;
}

export const moveWords = ({ type, name }: ShownMove): string => moveLabel(type, name);

const wordMove = ({ type, player_id, name }: ShownMove): TradeMoveView => ({
  type,
  player_id,
  name,
  label: moveLabel(type, name),
});

/** True when the asset can be worded without stored words. */
export const hasFigures = (asset: Good): boolean =>
  (asset.kind !== 'draft-pick' && asset.kind !== 'fa-pick') || asset.original_team !== undefined;

/** True when the asset's condition can be worded without stored words. */
export const hasSubjects = ({ condition, subjects }: Good): boolean => condition == null || subjects !== undefined;

const wordSide = (side: ShownSide): TradeSideView => ({
  ...side,
  assets: side.assets.map(wordAsset),
  moves: (side.moves ?? []).map(wordMove),
});

/** The part of an asset that names it, with its condition. */
export function goodOf(asset: ShownAsset): Good {
  const { condition, subjects, label, condition_text: words } = asset;
  const about = {
    ...(condition == null ? {} : { condition, subjects }),
    ...(label === undefined ? {} : { label }),
    ...(words == null ? {} : { condition_text: words }),
  };
  switch (asset.kind) {
    case 'player':
      return { ...about, kind: asset.kind, name: asset.name, position: asset.position, cap_hit: asset.cap_hit };
    case 'retention': {
      const { kind, name, percent, dollars, amount, through_season } = asset;
      return { ...about, kind, name, percent, dollars, amount, through_season };
    }
    case 'draft-pick': {
      const { kind, season, type, round, pick_number, original_team, extra } = asset;
      return { ...about, kind, season, type, round, pick_number, original_team, extra };
    }
    case 'fa-pick':
      return { ...about, kind: asset.kind, week: asset.week, original_team: asset.original_team };
    case 'budget':
    case 'cap-space':
      return { ...about, kind: asset.kind, season: asset.season, amount: asset.amount };
  }
}

/** The asset in words. Earlier releases stored the words. */
export const goodWords = (good: Good | string): string => (typeof good === 'string' ? good : (labelOf(good) ?? ''));

export const goodCondition = (good: Good): string => conditionWords(good) ?? '';

/** The asset in words, with its condition. */
export function goodLine(good: Good | string): string {
  const condition = typeof good === 'string' ? null : conditionWords(good);
  return condition === null ? goodWords(good) : withCondition(goodWords(good), condition);
}

export const wordSides = ([one, other]: ShownSides): [TradeSideView, TradeSideView] => [wordSide(one), wordSide(other)];

/** A condition and its asset as they were when it was promised. */
export interface ShownCondition {
  readonly asset: ShownAsset;
  /** The asset that goes instead; null without one. */
  readonly instead: ShownAsset | null;
  /** Words of earlier releases and of archives. */
  readonly text?: string;
}

export interface WordedCondition {
  readonly asset: TradeAssetView;
  readonly instead: TradeAssetView | null;
  readonly text: string;
}

export function wordCondition({ asset, instead, text }: ShownCondition): WordedCondition {
  const view = wordAsset(asset);
  return { asset: view, instead: instead && wordAsset(instead), text: view.condition_text ?? text ?? '' };
}
