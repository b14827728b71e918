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
