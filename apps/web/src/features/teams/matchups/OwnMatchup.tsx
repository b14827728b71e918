import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { playingWords } from '../../tonight/TonightLine.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { formatMedian, ownWords, stateWords, titleWords } from './matchup-labels.js';
import { CategoryGrid } from './CategoryGrid.js';
import { bracketOf, playsMedian, type Pairing, type Side } from './matchups.model.js';
import { SetNote, TieNote } from './SetNote.js';
import { ScoreShare, SideName, SidePoints, type ShownPeriod } from './MatchupSide.js';
import * as t from './matchups.words.en.js';
import * as playoffWords from './playoffs.words.en.js';

export interface OwnMatchupProps {
  shown: ShownPeriod;
  pairing: Pairing;
  /** The reader has a second matchup in the period, so the title names the opponent. */
  double: boolean;
  /** It is the matchup of the week. */
  best: boolean;
}

export function OwnMatchup({ shown, pairing, double, best }: OwnMatchupProps) {
  const { period, nameOf } = shown;
  const { own, other } = pairing;
  const bracket = bracketOf(period, pairing);
  return (
    <Panel
      title={
        bracket === null
          ? titleWords(
              double && other !== null ? t.yourMatchupAgainst({ team: nameOf(other.teamId) }) : t.yourMatchup,
              period,
              shown.rounds,
            )
          : playoffWords.titleAndRound({ title: t.yourMatchup, round: playoffWords.lowerBrackets[bracket] })
      }
      actions={
        <>
          {best && <Badge>{t.bestMatchup}</Badge>}
          <MatchupLink shown={shown} pairing={pairing} />
          <PeriodState period={period} />
        </>
      }
      footer={shown.median === 'none' ? undefined : <MedianNote shown={shown} />}
      className="border-accent-line"
      bodyClassName="pt-3 max-sm:pt-1"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-3 sm:items-center sm:gap-x-5">
        <BigSide shown={shown} side={own} idle={other === null} facing />
        {other !== null && (
          <>
            <span className="text-sm text-ink-3 max-sm:pt-2">{t.versus}</span>
            <BigSide shown={shown} side={other} end facing />
          </>
        )}
      </div>
      <ScoreShare shown={shown} pairing={pairing} className="mt-2 mb-2.5 h-2" />
      <p className={cx('wrap-anywhere', other !== null && 'text-center text-ink-2')}>
        {ownWords(period, pairing, nameOf, playsMedian(shown.median, pairing))}
      </p>
      <TieNote pairing={pairing} className="mt-1 text-center" />
      <SetNote pairing={pairing} className="mt-1 text-center" />
      <CategoryGrid shown={shown} pairing={pairing} className="mt-3" />
    </Panel>
  );
}

/** A team with its points; below them the children, by default how many of its players play tonight. */
export function BigSide({
  shown,
  side,
  end = false,
  idle = false,
  facing = false,
  children,
}: {
  shown: ShownPeriod;
  side: Side;
  end?: boolean;
  idle?: boolean;
  /** From 640 px the points are next to the name, so that those of both sides face each other. */
  facing?: boolean;
  children?: ReactNode;
}) {
  const { night, teamOf } = shown;
  const team = teamOf(side.teamId);
  const playing = night?.playing(side.teamId);
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col gap-1',
        end && 'items-end text-right',
        facing && 'sm:grid sm:items-center sm:gap-x-4 sm:gap-y-0',
        facing && (end ? 'sm:grid-cols-[auto_minmax(0,1fr)]' : 'sm:grid-cols-[minmax(0,1fr)_auto]'),
      )}
    >
      {/* A name of two lines would move its points down. */}
      <div className={cx('flex min-w-0 items-center gap-2.5 font-semibold max-sm:min-h-10', end && 'flex-row-reverse')}>
        <Monogram name={team?.team_name ?? ''} picture={team?.picture} size="md" />
        <SideName shown={shown} teamId={side.teamId} />
      </div>
      <p
        className={cx(
          'w-full text-2xl leading-tight font-bold tracking-tight tabular-nums',
          facing && (playing !== undefined || children !== undefined) && 'sm:row-span-2',
          facing && end && 'sm:order-first',
        )}
      >
        <SidePoints shown={shown} side={side} idle={idle} />
      </p>
      {children !== undefined ? (
        <div
          data-end={end ? '' : undefined}
          className={cx('group/side w-full', facing && (end ? 'sm:col-start-2' : 'sm:col-start-1'))}
        >
          {children}
        </div>
      ) : (
        playing !== undefined && (
          <p className={cx('text-xs text-ink-3', facing && (end ? 'sm:col-start-2' : 'sm:col-start-1'))}>
            {playingWords(playing.all, playing.ahead, false)}
          </p>
        )
      )}
    </div>
  );
}

/** Leads to the matchup's own page, which a matchup of another site does not have. */
export function MatchupLink({
  shown,
  pairing: { number, own, other },
  short = false,
}: {
  shown: ShownPeriod;
  pairing: Pairing;
  short?: boolean;
}) {
  const { leagueId, season, period, nameOf } = shown;
  if (period.brought === true) return null;
  return (
    <Link
      to={paths.matchup(leagueId, { season, period: period.number, number })}
      aria-label={t.openMatchup({
        own: nameOf(own.teamId),
        other: other === null ? null : nameOf(other.teamId),
      })}
      className={cx(
        'shrink-0 rounded-sm text-accent-text hover:underline',
        short ? 'py-1 text-xs pointer-coarse:-my-2 pointer-coarse:py-3' : 'text-sm',
      )}
    >
      {short ? t.players : t.playersAndChances}
    </Link>
  );
}

export const PeriodState = ({ period }: { period: MatchupPeriodView }) => (
  <>
    {period.edited && <Badge>{t.editedPairs}</Badge>}
    <Badge tone={period.state === 'running' ? 'accent' : 'neutral'}>{stateWords(period)}</Badge>
  </>
);

/** The median of a period, and how it is marked. */
export function MedianNote({ shown: { period, median } }: { shown: ShownPeriod }) {
  const idle = median === 'idle';
  return (
    <p className="text-sm text-ink-2">
      {period.median === null ? t.medianToCome({ idle }) : t.medianIs({ median: formatMedian(period.median), idle })}
    </p>
  );
}
