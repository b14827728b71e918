import { Link } from 'react-router-dom';
import { useTeamColor } from '../../open-league/league-data.js';
import type { Tonight } from '../../tonight/tonight-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { CategoryGrid } from '../matchups/CategoryGrid.js';
import { pairingWords } from '../matchups/matchup-labels.js';
import { pairingOf, playsMedian, type Pairing, type Side } from '../matchups/matchups.model.js';
import { SidePoints, type ShownPeriod } from '../matchups/MatchupSide.js';
import type { TeamNight } from './night.model.js';
import { Bar, playingShort, signed } from './TeamBars.js';
import { useHighlight } from './use-highlight.js';
import * as matchupWords from '../matchups/matchups.words.en.js';
import * as t from './tonight-screen.words.en.js';

interface Shared {
  shown: ShownPeriod;
  night: Tonight;
  nightOf: (teamId: string) => TeamNight;
  /** A team of the period has players tonight. */
  plays: boolean;
}

/** The reader's matchups, then all others of the period, as bars. The part that tonight added has its own colour. */
export function MatchupBars({ own, ...facts }: Omit<Shared, 'plays'> & { own: readonly Pairing[] }) {
  const { period } = facts.shown;
  const teams = period.matchups.flatMap(({ home_team_id: home, away_team_id: away }) =>
    away === null ? [home] : [home, away],
  );
  const shared = { ...facts, plays: teams.some((id) => facts.nightOf(id).all > 0) };
  const others = period.matchups
    .filter(({ number }) => own.every((pairing) => number !== pairing.number))
    .map((matchup) => pairingOf(matchup));
  const most = Math.max(0, ...period.matchups.flatMap((one) => [one.home_points, one.away_points ?? 0]));
  return (
    <>
      {own.map((pairing) => (
        <Panel
          key={pairing.number}
          title={
            own.length > 1 && pairing.other !== null
              ? matchupWords.yourMatchupAgainst({ team: shared.shown.nameOf(pairing.other.teamId) })
              : matchupWords.yourMatchup
          }
          untitled
          className="border-accent-line"
          bodyClassName="py-3"
        >
          <Pair {...shared} pairing={pairing} most={most} mine />
          {pairing.categories !== null && <CategoryGrid shown={shared.shown} pairing={pairing} className="mt-3" />}
        </Panel>
      ))}
      {others.length > 0 && (
        <Panel title={own.length === 0 ? t.matchupsTonight : t.otherMatchups} flush>
          <ul className="grid gap-x-4 sm:grid-cols-2">
            {others.map((pairing) => (
              <li key={pairing.number} className="min-w-0 border-b border-line px-4 py-2">
                <Pair {...shared} pairing={pairing} most={most} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Pair({ pairing, most, mine = false, ...shared }: Shared & { pairing: Pairing; most: number; mine?: boolean }) {
  const { shown } = shared;
  const { own, other, number } = pairing;
  const words = pairingWords(shown.period, pairing, shown.nameOf, playsMedian(shown.median, pairing));
  return (
    <div className="flex flex-col gap-1.5">
      <SideBar {...shared} side={own} most={most} big={mine} idle={other === null} />
      {other !== null && <SideBar {...shared} side={other} most={most} big={mine} />}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
        <span className="min-w-0 wrap-anywhere">{words}</span>
        <Link
          to={paths.matchup(shown.leagueId, { season: shown.season, period: shown.period.number, number })}
          aria-label={t.openMatchup({
            own: shown.nameOf(own.teamId),
            other: other === null ? null : shown.nameOf(other.teamId),
          })}
          className="shrink-0 rounded-sm text-accent-text hover:underline"
        >
          {t.details}
        </Link>
      </p>
    </div>
  );
}

function SideBar({
  shown,
  night,
  nightOf,
  plays,
  side,
  most,
  big = false,
  idle = false,
}: Shared & { side: Side; most: number; big?: boolean; idle?: boolean }) {
  const { teamId, points, record } = side;
  // Category points of a night do not add up: a goal can turn a category either way.
  const tonight = record === null && side.goalieGames === null ? night.points(teamId) : 0;
  const share = most === 0 ? 0 : Math.max(0, points) / most;
  const lit = useHighlight(points);
  const colorOf = useTeamColor(shown.leagueId);
  return (
    <div className={cx('rounded-sm', lit)}>
      <div className="flex items-center gap-2">
        <Monogram name={shown.nameOf(teamId)} picture={shown.teamOf(teamId)?.picture} size="xs" />
        <Link
          to={paths.team(shown.leagueId, teamId)}
          title={shown.nameOf(teamId)}
          className={cx('min-w-0 flex-1 truncate rounded-sm hover:underline', big ? 'font-semibold' : 'text-sm')}
        >
          {shown.nameOf(teamId)}
        </Link>
        {tonight !== 0 && (
          <span className="shrink-0 text-xs text-ink-2 tabular-nums">{t.plusTonight({ points: signed(tonight) })}</span>
        )}
        <span className={cx('shrink-0 font-bold tabular-nums', big ? 'text-xl leading-none' : 'text-md')}>
          <SidePoints shown={shown} side={side} idle={idle} />
        </span>
      </div>
      <Bar
        share={share}
        tonight={most === 0 ? 0 : Math.min(share, Math.max(0, tonight) / most)}
        color={colorOf(teamId)}
      />
      {plays && <p className="mt-0.5 text-xs text-ink-3">{playingShort(nightOf(teamId))}</p>}
    </div>
  );
}
