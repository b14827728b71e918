import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '@crease/core/locale.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type {
  MatchupCategory,
  MatchupPeriodView,
  MatchupsAnswer,
} from '@crease/core/competition/matchups/matchup.answers.js';
import type { Tonight } from '../../tonight/tonight-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { useTeamColor } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { resultOf, type Pairing, type Result, type Side } from './matchups.model.js';
import { medianWords } from './matchup-labels.js';
import * as t from './matchups.words.en.js';

/** The facts that all matchups of a shown period share. */
export interface ShownPeriod {
  readonly leagueId: string;
  readonly season: string;
  readonly period: MatchupPeriodView;
  /** Number of play-off rounds. */
  readonly rounds: number;
  /** The teams that also play the median; no team in the play-offs. */
  readonly median: MatchupsAnswer['median_for'];
  /** The period's categories; null where points decide. */
  readonly categories: readonly MatchupCategory[] | null;
  readonly teamOf: (teamId: string) => TeamSummary | undefined;
  readonly nameOf: (teamId: string) => string;
  /** Tonight's games, while they count for the period. */
  readonly night: Tonight | null;
}

export function SideName({
  shown: { leagueId, nameOf },
  teamId,
}: {
  shown: Pick<ShownPeriod, 'leagueId' | 'nameOf'>;
  teamId: string;
}) {
  return (
    <Link to={paths.team(leagueId, teamId)} className="rounded-sm wrap-anywhere hover:underline">
      {nameOf(teamId)}
    </Link>
  );
}

const MARKS: Readonly<Record<Result, string>> = { win: '↑', loss: '↓', tie: '=' };

/** Points, compared with the median; a dash before the period begins. */
export function SidePoints({
  shown: { period, median: medianFor, nameOf },
  side,
  idle,
}: {
  shown: ShownPeriod;
  side: Side;
  /** The team has no opponent. */
  idle: boolean;
}) {
  if (period.state === 'coming' || (side.goalieGames !== null && side.record === null))
    return <span className="font-normal text-ink-3">–</span>;
  // New elements for a new score: aligned at its end, a longer one would move what is before it.
  if (side.record !== null)
    return (
      <Fragment key={side.record.wins}>
        <span className="sr-only">{locale.labelled(t.categoriesOfTeam({ team: nameOf(side.teamId) }), '')}</span>
        <span>{formatPoints(side.record.wins)}</span>
      </Fragment>
    );
  const median = medianFor === 'idle' && !idle ? null : medianWords(period, side.points);
  return (
    <Fragment key={`${side.points} ${period.median}`}>
      {period.median !== null && median !== null && (
        <span title={median} className="mr-1.5 align-middle text-xs font-normal text-ink-3">
          <span aria-hidden="true">{MARKS[resultOf(side.points, period.median)]}</span>
        </span>
      )}
      <span className="sr-only">{locale.labelled(t.pointsOfTeam({ team: nameOf(side.teamId) }), '')}</span>
      <span>{formatPoints(side.points)}</span>
      {median !== null && <span className="sr-only">{`, ${median}`}</span>}
    </Fragment>
  );
}

const scoreOf = ({ points, record }: Side): number => Math.max(0, record === null ? points : record.wins);

/** Both scores as parts of one bar in the colours of the teams. Decoration of the figures next to it. */
export function ScoreShare({
  shown: { leagueId, period },
  pairing: { own, other },
  className,
}: {
  shown: Pick<ShownPeriod, 'leagueId' | 'period'>;
  pairing: Pairing;
  className?: string;
}) {
  const colorOf = useTeamColor(leagueId);
  if (other === null || period.state === 'coming') return null;
  const [left, right] = [scoreOf(own), scoreOf(other)];
  const share = left + right === 0 ? 0.5 : left / (left + right);
  const part = (teamId: string, width: number) => (
    <span
      style={{ width: `${100 * width}%`, background: colorOf(teamId) }}
      className={cx('block h-full forced-color-adjust-none', left + right === 0 && 'opacity-30')}
    />
  );
  return (
    <span aria-hidden="true" className={cx('flex gap-0.5 overflow-hidden rounded-sm bg-sunken', className)}>
      {part(own.teamId, share)}
      {part(other.teamId, 1 - share)}
    </span>
  );
}
