import { Link } from 'react-router-dom';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { useTeamColor, useTeamsById } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { rankLabel } from '../standings/points.js';
import type { TeamBar, TeamNight } from './night.model.js';
import { useHighlight } from './use-highlight.js';
import * as t from './tonight-screen.words.en.js';

const HEAD = 'px-2 py-1.5 text-xs font-medium text-ink-3';

/** All teams' points of the night as bars. The bars are part of a table, so that each has its figures. */
export function TeamBars({
  leagueId,
  bars,
  by,
  mine,
  begun,
}: {
  leagueId: string;
  bars: readonly TeamBar[];
  by: NightBoardAnswer['decided_by'];
  mine: string | null;
  /** A game has begun. */
  begun: boolean;
}) {
  const { teamOf } = useTeamsById(leagueId);
  const plays = bars.some(({ all }) => all > 0);
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{t.teamsTonight}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={cx(HEAD, 'w-14 pl-3 text-left')}>
            {t.place}
          </th>
          <th scope="col" className={cx(HEAD, 'text-left')}>
            {t.team}
          </th>
          {plays && (
            <th scope="col" className={cx(HEAD, 'hidden w-32 text-right sm:table-cell')}>
              {t.playersColumn}
            </th>
          )}
          {begun && (
            <th scope="col" className={cx(HEAD, 'w-16 text-right')}>
              {t.pointsTonight}
            </th>
          )}
          <th scope="col" className={cx(HEAD, 'w-16 pr-3 text-right sm:w-20')}>
            {by === 'roto' ? t.rotoPoints : t.seasonPoints}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <BarRow
            key={bar.team_id}
            leagueId={leagueId}
            bar={bar}
            team={teamOf(bar.team_id)}
            mine={bar.team_id === mine}
            begun={begun}
            plays={plays}
          />
        ))}
      </tbody>
    </table>
  );
}

function BarRow({
  leagueId,
  bar,
  team,
  mine,
  begun,
  plays,
}: {
  leagueId: string;
  bar: TeamBar;
  team: TeamSummary | undefined;
  mine: boolean;
  begun: boolean;
  /** A team has players tonight. */
  plays: boolean;
}) {
  const lit = useHighlight(bar.tonight);
  const colorOf = useTeamColor(leagueId);
  return (
    <tr className={cx('border-b border-line last:border-b-0', mine && 'bg-accent-soft', lit)}>
      <td className="py-1.5 pl-3">
        <span className="flex flex-col leading-tight tabular-nums sm:flex-row sm:items-center sm:gap-1">
          <span className="sm:min-w-6">{rankLabel(bar)}</span>
          <Gained count={bar.gained} />
        </span>
      </td>
      <th scope="row" className="min-w-0 px-2 py-1.5 text-left font-medium">
        <span className="flex items-center gap-2">
          <Monogram name={team?.team_name ?? ''} picture={team?.picture} size="xs" />
          <span className="min-w-0 flex-1">
            <Link
              to={paths.team(leagueId, bar.team_id)}
              className="block rounded-sm leading-tight wrap-anywhere hover:underline"
            >
              {team?.team_name}
              {mine && <span className="sr-only">{` ${t.yourTeam}`}</span>}
            </Link>
            <Bar share={bar.share} color={colorOf(bar.team_id)} />
            {plays && (
              <span className="mt-0.5 block text-xs font-normal text-ink-3 sm:hidden">{playingShort(bar)}</span>
            )}
          </span>
        </span>
      </th>
      {plays && <td className="hidden px-2 py-1.5 text-right text-xs text-ink-2 sm:table-cell">{playingShort(bar)}</td>}
      {begun && <td className="px-2 py-1.5 text-right text-md font-semibold tabular-nums">{signed(bar.tonight)}</td>}
      <td className="py-1.5 pr-3 pl-2 text-right text-ink-2 tabular-nums">{formatPoints(bar.total)}</td>
    </tr>
  );
}

/** Decoration: the figure is in the row. */
export function Bar({
  share,
  tonight = 0,
  color,
}: {
  /** Length, 0 to 1, and the part of it that the night added. */
  share: number;
  tonight?: number;
  color: string;
}) {
  return (
    <span aria-hidden="true" className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken">
      <span
        style={{ width: `${100 * (share - tonight)}%`, background: color }}
        className={cx(
          'h-full transition-[width] duration-base ease-out forced-colors:bg-[CanvasText]!',
          tonight === 0 && 'rounded-full',
        )}
      />
      {tonight > 0 && (
        <span
          style={{ width: `${100 * tonight}%` }}
          className="h-full bg-good-fill transition-[width] duration-base ease-out forced-colors:bg-[Highlight]"
        />
      )}
    </span>
  );
}

/** Places gained or lost today. Renders nothing without a change. */
export function Gained({ count }: { count: number }) {
  if (count === 0) return null;
  const Arrow = count > 0 ? ArrowUp : ArrowDown;
  const words = count > 0 ? t.placesGained({ count }) : t.placesLost({ count: -count });
  return (
    <span title={words} className={cx('inline-flex items-center text-xs', count > 0 ? 'text-good' : 'text-bad')}>
      <Arrow size={12} aria-hidden="true" />
      <span aria-hidden="true">{Math.abs(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** '4 on · 2 to come' */
export function playingShort({ all, live, ahead }: TeamNight): string {
  if (all === 0) return t.noPlayers;
  const parts = [live > 0 ? t.onIce({ count: live }) : null, ahead > 0 ? t.toCome({ count: ahead }) : null];
  const shown = parts.filter((part) => part !== null);
  return shown.length === 0 ? t.played({ count: all }) : shown.join(' · ');
}

/** '+4.5', '−1', '0' */
export const signed = (points: number): string =>
  points > 0 ? `+${formatPoints(points)}` : points < 0 ? `−${formatPoints(-points)}` : '0';
