import type { TeamRow } from '../matchup-page.queries.js';

/** Players who become active, and who no longer are. */
export interface RosterChange {
  readonly teamId: string;
  readonly joins: readonly number[];
  readonly leaves: readonly number[];
}

export type TeamFacts = TeamRow & { readonly changed?: { readonly from: string; readonly roster: TeamRow['roster'] } };

/** The roster that decides about a day. */
export const rosterOn = ({ roster, changed }: TeamFacts, day: string): TeamRow['roster'] =>
  changed !== undefined && day >= changed.from ? changed.roster : roster;

/** Players before and after a change; none of a team that has left. */
export const wholeRoster = (team: TeamFacts | undefined): TeamRow['roster'] => [
  ...(team?.roster ?? []),
  ...(team?.changed?.roster ?? []),
];

/**
 * A roster after a change.
 * @param all the rosters in which those who join are found
 */
export const changedRoster = <P extends { readonly id: number }>(
  roster: readonly P[],
  { joins, leaves }: Pick<RosterChange, 'joins' | 'leaves'>,
  all: readonly P[],
): (P | (P & { readonly place: 'active' }))[] => [
  ...roster.filter(({ id }) => !joins.includes(id) && !leaves.includes(id)),
  ...all.filter(({ id }) => joins.includes(id)).map((player) => ({ ...player, place: 'active' as const })),
];

/** The teams with their rosters from a day on. */
export function changedFrom(
  teams: readonly TeamFacts[],
  changes: readonly RosterChange[],
  from: string,
): readonly TeamFacts[] {
  const all = teams.flatMap(({ roster }) => roster);
  return teams.map((team) => {
    const change = changes.find(({ teamId }) => teamId === team.id);
    return change === undefined
      ? team
      : { ...team, changed: { from, roster: changedRoster(team.roster, change, all) } };
  });
}
