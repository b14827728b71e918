import { Link } from 'react-router-dom';
import { dayPlus, monthDayWords } from '@crease/core/calendar.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { LastNight as Night } from '@crease/core/seasons/tonight/night-board.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { cx } from '../../../ui/cx.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useTeamColor, useTeamsById } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { bestOfLeague, lastNightRows, type LastNightRow } from './night.model.js';
import { Bar, Gained, signed } from './TeamBars.js';
import * as t from './tonight-screen.words.en.js';

/** The last day with points, by team. The reader’s team comes first. */
export function LastNight({
  leagueId,
  last,
  today,
  mine,
}: {
  leagueId: string;
  last: Night;
  today: string;
  mine: string | null;
}) {
  const { teamOf, nameOf } = useTeamsById(leagueId);
  const rows = lastNightRows(last, mine);
  const day = monthDayWords(last.day.slice(5));
  return (
    <Panel title={last.day === dayPlus(today, -1) ? t.lastNight({ day }) : t.lastGames({ day })} flush>
      {rows.length === 0 ? (
        <ul className="divide-y divide-line">
          {bestOfLeague(last).map((player) => (
            <li key={player.player_id} className="flex min-h-11 items-center gap-2.5 px-4 py-1">
              <PositionTag position={player.position} detail={player.detail} exact />
              <p className="min-w-0 flex-1">
                <PlayerLink leagueId={leagueId} player={player} />
                <span className="block text-xs text-ink-3">{nameOf(player.team_id)}</span>
              </p>
              <span className="shrink-0 text-sm">{player.line}</span>
            </li>
          ))}
        </ul>
      ) : (
        <ol className="divide-y divide-line">
          {rows.map((row) => (
            <TeamLine
              key={row.team_id}
              leagueId={leagueId}
              row={row}
              team={teamOf(row.team_id)}
              isMine={row.team_id === mine}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

type Best = Night['best'][number];

const PlayerLink = ({ leagueId, player: { player_id: id, name } }: { leagueId: string; player: Best }) => (
  <Link to={paths.player(leagueId, id)} className="rounded-sm font-medium hover:underline">
    {name}
  </Link>
);

function TeamLine({
  leagueId,
  row: { team_id: id, points, gained, share, best },
  team,
  isMine,
}: {
  leagueId: string;
  row: LastNightRow;
  team: TeamSummary | undefined;
  isMine: boolean;
}) {
  const colorOf = useTeamColor(leagueId);
  const shown = isMine ? best : best.slice(0, 1);
  return (
    <li className={cx('px-4 py-2', isMine && 'bg-accent-soft')}>
      <div className="flex items-center gap-2 text-sm">
        <Monogram name={team?.team_name ?? ''} picture={team?.picture} size="xs" />
        <Link
          to={paths.team(leagueId, id)}
          className="min-w-0 flex-1 rounded-sm leading-tight font-medium wrap-anywhere hover:underline"
        >
          {team?.team_name}
          {isMine && <span className="sr-only">{` ${t.yourTeam}`}</span>}
        </Link>
        <Gained count={gained} />
        <span className={cx('shrink-0 font-semibold tabular-nums', isMine ? 'text-lg' : 'text-md')}>
          {signed(points)}
        </span>
      </div>
      <Bar share={share} color={colorOf(id)} />
      {shown.length > 0 && (
        <ul className="mt-1 text-xs text-ink-2">
          {shown.map((player) => (
            <li key={player.player_id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <PlayerLink leagueId={leagueId} player={player} />
                {` ${player.line}`}
              </span>
              {player.points !== null && (
                <span className="shrink-0 tabular-nums">
                  {t.pointsOf({ points: formatPoints(player.points), count: player.points })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
