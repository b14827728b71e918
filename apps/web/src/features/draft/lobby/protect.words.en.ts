import { many } from '@crease/core/text.rules.js';

export const protect = 'Protect';
export const protectHint = ({ protects, most }: { protects: number; most: number }) =>
  `Other teams can draft your players unless you protect them. You protect ${many(protects, 'player')} until the draft begins, and lose ${most === 0 ? 'any number of the others' : `at most ${most}`}. Only you see the list. Players on injured reserve, in the rookie bank or promised in a trade are not in the draft.`;
export const protectedCount = ({ chosen, protects }: { chosen: number; protects: number }) =>
  chosen < protects
    ? `${chosen} of ${protects} chosen. The other places protect your best-ranked players.`
    : `${chosen} of ${protects} chosen.`;
export const nobodyToProtect = 'Your team has no player who could be drafted.';
export const playersOf = { F: 'Forwards', D: 'Defensemen', G: 'Goalies' } as const;
export const noClub = 'No club';
export const rank = ({ rank }: { rank: number }) => `rank ${rank}`;
export const exposed = 'Can be drafted';
export const protectedByRank = 'Protected by rank';
export const saveProtected = 'Save protected players';
export const protectedSaved = 'Protected players saved';
