import type { TeamPick } from '@crease/core/teams/team.answers.js';
import * as t from '../teams.words.en.js';

/** Rounds in order as runs: [1, 2, 3, 5] is 'R1–R3, R5'. A round may occur more than once. */
export function runsOf(rounds: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const round of [...new Set(rounds)].sort((one, two) => one - two)) {
    const last = runs.at(-1);
    if (last !== undefined && last.to === round - 1) last.to = round;
    else runs.push({ from: round, to: round });
  }
  return runs
    .map(({ from, to }) => (from === to ? t.roundShort({ round: from }) : t.roundsShort({ from, to })))
    .join(', ');
}

/** A team's unused picks in a line: own rounds as runs, then what differs. */
export function pickRuns(picks: readonly TeamPick[], teamId: string, name: (id: string) => string): string {
  const open = picks.filter(({ player }) => player === null);
  const plain = open.filter(
    (pick) => pick.owned_by === teamId && pick.assigned_to === teamId && !pick.compensatory && pick.forfeited === null,
  );
  const others = open
    .filter((pick) => !plain.includes(pick))
    .map((pick) =>
      [
        t.roundShort(pick),
        ...(pick.owned_by !== teamId
          ? [t.toTeam({ team: name(pick.owned_by) })]
          : pick.assigned_to === teamId
            ? []
            : [t.fromTeam({ team: name(pick.assigned_to) })]),
        ...(pick.compensatory ? [t.compensatory] : []),
        ...(pick.forfeited === null ? [] : [pick.kept ? t.givenUp : t.forfeited]),
      ].join(' '),
    );
  return [...(plain.length === 0 ? [] : [runsOf(plain.map(({ round }) => round))]), ...others].join(' · ');
}
