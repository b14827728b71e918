import type { LeagueSettings } from '../leagues/league.rules.js';
import { SETTINGS } from '../leagues/settings.table.js';
import { POSITION_DETAILS, type PositionDetail } from '../players/players.values.js';
import type { Refusal } from '../result.js';
import { many } from '../text.rules.js';
import type { HeldPlayer } from './team.model.js';

/** The settings with the most players of a position on a roster. */
export const LIMIT_KEYS = {
  C: 'most_c',
  LW: 'most_lw',
  RW: 'most_rw',
  D: 'most_d',
  G: 'most_g',
} as const satisfies Record<PositionDetail, keyof LeagueSettings>;
export type LimitKey = (typeof LIMIT_KEYS)[PositionDetail];

/** The most players of each position on a roster; positions without a limit are left out. */
export type PositionLimits = Readonly<Partial<Record<PositionDetail, number>>>;

export const LIMITED_WORDS: Readonly<Record<PositionDetail, readonly [one: string, more: string]>> = {
  C: ['centre', 'centres'],
  LW: ['left wing', 'left wings'],
  RW: ['right wing', 'right wings'],
  D: ['defenseman', 'defensemen'],
  G: ['goalie', 'goalies'],
};

/** Null when the league limits no position. */
export function positionLimits(settings: Partial<Pick<LeagueSettings, LimitKey>>): PositionLimits | null {
  const limited = POSITION_DETAILS.flatMap((detail) => {
    const key = LIMIT_KEYS[detail];
    const most = settings[key] ?? SETTINGS[key].default;
    return most === 0 ? [] : [[detail, most] as const];
  });
  return limited.length === 0 ? null : Object.fromEntries(limited);
}

/** The position at which a player is limited; null for a forward whose wing is unknown, who fits all three. */
export function limitedAt({ position, detail }: Pick<HeldPlayer, 'position' | 'detail'>): PositionDetail | null {
  if (position !== 'F') return position;
  return POSITION_DETAILS.find((one) => one === detail) ?? null;
}

/** The number of these players at each position that a league can limit. */
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

export type PositionLimitRule = 'mostCentres' | 'mostLeftWings' | 'mostRightWings' | 'mostDefense' | 'mostGoalies';
export const POSITION_LIMIT_RULE: Readonly<Record<PositionDetail, PositionLimitRule>> = {
  C: 'mostCentres',
  LW: 'mostLeftWings',
  RW: 'mostRightWings',
  D: 'mostDefense',
  G: 'mostGoalies',
};

type Words = (
  team: string,
  violation: { readonly figure: number; readonly limit: number; readonly excess: number },
  verbs: { readonly has: string },
) => Pick<Refusal, 'message' | 'fix'>;

const mostOf =
  (detail: PositionDetail): Words =>
  (team, { figure, limit, excess }, { has }) => ({
    message: `${team} ${has} ${many(figure, ...LIMITED_WORDS[detail])}; at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed.`,
    fix: `Take ${many(excess, ...LIMITED_WORDS[detail])} off the active roster.`,
  });

export const POSITION_LIMIT_WORDS: Readonly<Record<PositionLimitRule, Words>> = {
  mostCentres: mostOf('C'),
  mostLeftWings: mostOf('LW'),
  mostRightWings: mostOf('RW'),
  mostDefense: mostOf('D'),
  mostGoalies: mostOf('G'),
};
