import type { FarmRules } from '@crease/core/leagues/farm.rules.js';
import type { RosterMoveType } from '@crease/core/teams/roster.rules.js';

export type MoveType = Exclude<RosterMoveType, 'add'>;

export const MOVE_WORDS: Readonly<
  Record<MoveType, { action: string; title: (name: string) => string; detail: string; done: (name: string) => string }>
> = {
  drop: {
    action: 'Drop',
    title: (name) => `Drop ${name}?`,
    detail: 'The player leaves the team, and other teams may have them next.',
    done: (name) => `${name} dropped`,
  },
  toIr: {
    action: 'Move to IR',
    title: (name) => `Move ${name} to injured reserve?`,
    detail: 'Players on injured reserve count toward neither cap nor roster.',
    done: (name) => `${name} is on injured reserve`,
  },
  activate: {
    action: 'Activate',
    title: (name) => `Activate ${name}?`,
    detail: 'The player counts toward cap and roster again.',
    done: (name) => `${name} activated`,
  },
  toBank: {
    action: 'Move to rookie bank',
    title: (name) => `Move ${name} to the rookie bank?`,
    detail: 'Players in the bank count toward neither cap nor roster.',
    done: (name) => `${name} is in the rookie bank`,
  },
  promote: {
    action: 'Promote',
    title: (name) => `Promote ${name}?`,
    detail: 'The player joins the active roster and counts toward the cap.',
    done: (name) => `${name} promoted`,
  },
};

/** The texts for a league with special rookie bank rules; the standard texts when `farm` is null. */
export function moveWords(type: MoveType, farm: FarmRules | null): (typeof MOVE_WORDS)[MoveType] {
  const words = MOVE_WORDS[type];
  if (farm === null || (type !== 'toBank' && type !== 'promote')) return words;
  if (type === 'promote') return farm.onCap ? { ...words, detail: 'The player joins the active roster.' } : words;
  const counts = farm.onCap
    ? 'Players in the bank count toward the cap, not toward the roster.'
    : 'Players in the bank count toward neither cap nor roster.';
  if (farm.sendDown === 'never')
    return { ...words, detail: `${counts} Once brought up, a player cannot come back to it.` };
  return farm.sendDown === 'free'
    ? { ...words, detail: counts }
    : {
        ...words,
        action: 'Send down through waivers',
        detail: `The player goes on waivers first, where other teams can claim them, and to the bank if none gets them. ${counts}`,
        done: (name) => `${name} is on the way to the rookie bank`,
      };
}
