import type { Position } from '../position.js';
import { textsByReader } from '../words.js';
import { POSITION_DETAILS, type PositionDetail } from '../players/players.values.js';
import type { HeldPlayer } from './team.model.js';

/** The most players of each position on a roster; positions without a limit are left out. */
export type PositionLimits = Readonly<Partial<Record<PositionDetail, number>>>;

export const LIMITED_WORDS = textsByReader<PositionDetail, readonly [one: string, more: string]>({
  en: {
    C: ['centre', 'centres'],
    LW: ['left wing', 'left wings'],
    RW: ['right wing', 'right wings'],
    D: ['defenseman', 'defensemen'],
    G: ['goalie', 'goalies'],
  },
  fr: {
    C: ['centre', 'centres'],
    LW: ['ailier gauche', 'ailiers gauches'],
    RW: ['ailier droit', 'ailiers droits'],
    D: ['défenseur', 'défenseurs'],
    G: ['gardien', 'gardiens'],
  },
});

/** The position at which a player is limited; null for a forward whose wing is unknown, who fits all three. */
export function limitedAt({ position, detail }: Pick<HeldPlayer, 'position' | 'detail'>): PositionDetail | null {
  if (position !== 'F') return position;
  return POSITION_DETAILS.find((one) => one === detail) ?? null;
}

export type ForwardDetail = Exclude<PositionDetail, Position>;

export function countAtLimits(
  players: readonly Pick<HeldPlayer, 'position' | 'detail'>[],
): Record<PositionDetail, number> {
  const count = { C: 0, LW: 0, RW: 0, D: 0, G: 0 };
  for (const player of players) {
    const at = limitedAt(player);
    if (at !== null) count[at] += 1;
  }
  return count;
}
