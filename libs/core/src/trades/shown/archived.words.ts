import {
  goodCondition,
  goodWords,
  hasFigures,
  hasSubjects,
  moveWords,
  wordCondition,
  type ShownAsset,
  type ShownCondition,
  type ShownMove,
  type ShownSide,
  type ShownSides,
} from './shown.words.js';

/* Archives have words next to the figures, for readers without the product and for releases that need the words. */

const addAssetWords = (asset: ShownAsset): ShownAsset => ({
  ...asset,
  label: goodWords(asset),
  condition_text: asset.condition == null ? null : goodCondition(asset),
});

const leaveOutAssetWords = ({ label, condition_text: words, ...asset }: ShownAsset): ShownAsset => ({
  ...asset,
  ...(label === undefined || hasFigures(asset) ? {} : { label }),
  ...(words == null || hasSubjects(asset) ? {} : { condition_text: words }),
});

const leaveOutMoveWords = ({ label: _, ...move }: ShownMove): ShownMove => move;

const eachSide = ([one, other]: ShownSides, change: (side: ShownSide) => ShownSide): ShownSides => [
  change(one),
  change(other),
];

export const addSideWords = (sides: ShownSides): ShownSides =>
  eachSide(sides, (side) => ({
    ...side,
    assets: side.assets.map(addAssetWords),
    moves: (side.moves ?? []).map((move) => ({ ...move, label: moveWords(move) })),
  }));

export const leaveOutSideWords = (sides: ShownSides): ShownSides =>
  eachSide(sides, (side) => ({
    ...side,
    assets: side.assets.map(leaveOutAssetWords),
    moves: (side.moves ?? []).map(leaveOutMoveWords),
  }));

export const addConditionWords = (shown: ShownCondition): ShownCondition => ({
  asset: addAssetWords(shown.asset),
  instead: shown.instead && addAssetWords(shown.instead),
  text: wordCondition(shown).text,
});

export function leaveOutConditionWords({ text, ...shown }: ShownCondition): ShownCondition {
  const asset = leaveOutAssetWords(shown.asset);
  return {
    asset,
    instead: shown.instead && leaveOutAssetWords(shown.instead),
    ...(text === undefined || hasSubjects(asset) ? {} : { text }),
  };
}
