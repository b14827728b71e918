import type { NightBoardAnswer, NightPlay } from '@crease/core/seasons/tonight/night-board.answers.js';
import type { MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import { listed } from '@crease/core/text.rules.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { scoreWords } from '../matchups/matchup-labels.js';
import { matchupsOf, resultOf } from '../matchups/matchups.model.js';
import * as t from './plays.words.en.js';

/** 'scores and assists', 'wins with a shutout'; of a correction 'loses a goal'. */
export function playWords({ g, a, ga, w, l, otl, so }: NightPlay['change']): string {
  const parts = [
    ...(g > 0 ? [t.scores({ count: g })] : []),
    ...(a > 0 ? [t.assists({ count: a })] : []),
    ...(w > 0 ? [so > 0 ? t.winsWithShutout : t.wins] : so > 0 ? [t.shutsOut] : []),
    ...(ga > 0 ? [t.allowsGoals({ count: ga })] : []),
    ...(l > 0 ? [t.takesLoss] : []),
    ...(otl > 0 ? [t.losesInOvertime] : []),
    ...(g < 0 ? [t.goalTakenBack({ count: -g })] : []),
    ...(a < 0 ? [t.assistTakenBack({ count: -a })] : []),
  ];
  return parts.length === 0 ? t.corrected : t.joined(parts);
}

export interface PlayLine {
  readonly play: NightPlay;
  /** The play's effect on its team: 'now 6th', 'leads 31–28'; only for the newest play of a team. */
  readonly now: string | null;
}

/** Only the newest play has the team's place: earlier ones, which also depend on shots and other teams, are unknown. */
export function playLines(plays: readonly NightPlay[], nowOf: (teamId: string) => string | null): PlayLine[] {
  const told = new Set<string>();
  return plays.map((play) => {
    const isNewest = play.counts && !told.has(play.team_id);
    if (isNewest) told.add(play.team_id);
    return { play, now: isNewest ? nowOf(play.team_id) : null };
  });
}

/** 'now 6th', 'now tied for 6th' */
export const placeNow = ({ teams }: Pick<NightBoardAnswer, 'teams'>, teamId: string): string | null => {
  const team = teams.find(({ team_id }) => team_id === teamId);
  return team === undefined ? null : t.nowAt({ rank: ordinal(team.rank), shared: team.shared });
};

const STANDING = { win: t.leads, loss: t.trails, tie: t.isLevel } as const;

/** 'leads 31–28', or both matchups of a double-header. */
export function matchupNow(period: MatchupPeriodView, teamId: string): string | null {
  const standings = matchupsOf(period, teamId).flatMap(({ own, other }) =>
    other === null ? [] : [STANDING[resultOf(own.points, other.points)]({ score: scoreWords(own, other) })],
  );
  return standings.length === 0 ? null : listed(standings);
}
