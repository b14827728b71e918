import { formatLimit, formatMoneyShort, type Dollars } from '@crease/core/money.js';
import type { Season } from '@crease/core/season.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { CapMapAnswer } from '@crease/core/teams/caps/cap-map.answers.js';
import * as t from './caps.words.en.js';

export const PARTS = ['F', 'D', 'G', 'injured', 'retained', 'dead', 'traded'] as const;
export type Part = (typeof PARTS)[number];

type TeamParts = CapMapAnswer['seasons'][number]['teams'][number];

export interface Segment {
  readonly part: Part;
  readonly amount: Dollars;
  /** Its place and width, as shares of the scale. */
  readonly from: number;
  readonly share: number;
}

export interface CapStack {
  readonly season: Season;
  readonly segments: readonly Segment[];
  /** Place of the cap, as a share of the scale. */
  readonly capAt: number;
  readonly parts: TeamParts;
}

export interface CapRow {
  readonly team: TeamSummary;
  /** By season; null for a team that the answer does not have. */
  readonly stacks: readonly (CapStack | null)[];
}

export const amountOf = (parts: TeamParts, part: Part): Dollars =>
  part === 'traded'
    ? parts.space_given
    : part === 'injured' || part === 'retained' || part === 'dead'
      ? parts[part]
      : parts.by_position[part];

/** Cap space from trades, which raises the team's own cap. */
const received = ({ space_given: given }: TeamParts): Dollars => Math.max(0, -given);

/** Every team's stacks on one scale, which ends at the largest cap or at the longest stack. */
export function capRows(teams: readonly TeamSummary[], { seasons }: CapMapAnswer): CapRow[] {
  const scale = Math.max(
    1,
    ...seasons.flatMap(({ cap, teams: all }) =>
      all.flatMap((parts) => [cap + received(parts), parts.used + received(parts)]),
    ),
  );
  return teams.map((team) => ({
    team,
    stacks: seasons.map(({ season, cap, teams: all }) => {
      const parts = all.find(({ team_id }) => team_id === team.team_id);
      return parts === undefined ? null : stackOf(parts, { season, cap, scale });
    }),
  }));
}

/** The parts that a team has. Received cap space is below 0. */
export const partsOf = (parts: TeamParts): { readonly part: Part; readonly amount: Dollars }[] =>
  PARTS.map((part) => ({ part, amount: amountOf(parts, part) })).filter(({ amount }) => amount !== 0);

function stackOf(parts: TeamParts, { season, cap, scale }: { season: Season; cap: Dollars; scale: Dollars }): CapStack {
  let from = 0;
  const segments = PARTS.flatMap((part): Segment[] => {
    const amount = amountOf(parts, part);
    // A negative amount cannot be drawn, and leaves the others where they are.
    if (amount <= 0) return [];
    const segment = { part, amount, from, share: amount / scale };
    from += segment.share;
    return [segment];
  });
  return { season, segments, capAt: (cap + received(parts)) / scale, parts };
}

export const PART_NAME: Readonly<Record<Part, string>> = {
  F: t.forwards,
  D: t.defensemen,
  G: t.goalies,
  injured: t.injured,
  retained: t.retained,
  dead: t.dead,
  traded: t.traded,
};

export const capsWords = (rows: readonly CapRow[]): string =>
  rows
    .map(({ team, stacks: [stack] }) =>
      stack == null
        ? t.teamCap({ team: team.team_name, parts: [], space: null })
        : t.teamCap({
            team: team.team_name,
            parts: partsOf(stack.parts).map(({ part, amount }) =>
              t.partAmount({ part: PART_NAME[part], money: formatMoneyShort(amount) }),
            ),
            space: formatLimit(stack.parts.space),
          }),
    )
    .join(' ');
