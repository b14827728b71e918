import type { FarmRules } from '@crease/core/leagues/farm.rules.js';
import type { RosterMoveType } from '@crease/core/teams/roster.rules.js';
import type { HeldPlayer } from '@crease/core/teams/team.model.js';
import * as t from './teams.words.en.js';

export type MoveType = Exclude<RosterMoveType, 'add'>;

interface MoveWords {
  readonly action: string;
  /** The action against a warning or a refusal. */
  readonly anyway: string;
  readonly title: (figures: { readonly player: string }) => string;
  readonly detail: string;
  /** `more`: number of the moves that were made with this one. */
  readonly done: (figures: { readonly player: string; readonly more: number }) => string;
}

export const MOVE_WORDS: Readonly<Record<MoveType, MoveWords>> = {
  drop: { action: t.drop, anyway: t.dropAnyway, title: t.dropQuestion, detail: t.dropHint, done: t.dropped },
  toIr: {
    action: t.moveToIr,
    anyway: t.moveToIrAnyway,
    title: t.moveToIrQuestion,
    detail: t.moveToIrHint,
    done: t.isOnIr,
  },
  activate: {
    action: t.activate,
    anyway: t.activateAnyway,
    title: t.activateQuestion,
    detail: t.activateHint,
    done: t.activated,
  },
  toBank: {
    action: t.moveToBank,
    anyway: t.moveToBankAnyway,
    title: t.moveToBankQuestion,
    detail: t.bankCountsTowardNothing,
    done: t.isInBank,
  },
  promote: {
    action: t.promote,
    anyway: t.promoteAnyway,
    title: t.promoteQuestion,
    detail: t.promoteHint,
    done: t.promoted,
  },
};

/** Texts for special rookie bank rules; standard when `farm` is null. */
export function moveWords(type: MoveType, farm: FarmRules | null, { rookie }: Pick<HeldPlayer, 'rookie'>): MoveWords {
  const words = MOVE_WORDS[type];
  if (farm === null || (type !== 'toBank' && type !== 'promote')) return words;
  if (type === 'promote') return farm.onCap ? { ...words, detail: t.promoteOnCapHint } : words;
  const counts = farm.onCap ? t.bankCountsTowardCap : t.bankCountsTowardNothing;
  if (farm.sendDown === 'never') return { ...words, detail: `${counts} ${t.noReturnToBank}` };
  return farm.sendDown === 'free' || (farm.sendDown === 'veterans' && rookie)
    ? { ...words, detail: counts }
    : {
        ...words,
        action: t.sendDown,
        anyway: t.sendDownAnyway,
        detail: `${t.sendDownHint} ${counts}`,
        done: t.isOnWayToBank,
      };
}
