import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type {
  MatchupPageAnswer,
  MatchupPlayerView,
  MatchupSideView,
} from '@crease/core/competition/matchups/matchup-page.answers.js';
import { formatPoints } from '../../../open-league/points.js';
import { statusTag } from '../../../players/player-status.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { fileName } from '../../../../platform/files/download.js';
import { paths } from '../../../../platform/pages/paths.js';
import { GRID_FIGURE, DataTable, tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { Badge } from '../../../../ui/marks/Badge.js';
import { PositionTag, StatusTag } from '../../../../ui/marks/tags.js';
import { EndFigure } from '../../../../ui/figures/EndFigure.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { cx } from '../../../../ui/cx.js';
import type { ShownPeriod } from '../MatchupSide.js';
import { isOver } from '../matchups.model.js';
import { isCounting } from './matchup-page.model.js';
import * as t from './matchup-page.words.en.js';

/** The players of a side: those who count first, then the bench, injured reserve and the farm. */
export function MatchupPlayers({
  answer,
  side,
  shown,
}: {
  answer: MatchupPageAnswer;
  side: MatchupSideView;
  shown: ShownPeriod;
}) {
  const team = shown.nameOf(side.team_id);
  const counting = side.players.filter(isCounting);
  const rows = [...counting, ...side.players.filter((player) => !isCounting(player))];
  const columns = columnsOf(shown, { over: isOver(answer.period), known: answer.schedule_known });
  return (
    <Panel
      title={<span className="wrap-anywhere">{team}</span>}
      flush
      state={rows.length === 0 ? { kind: 'empty', words: t.noPlayers, detail: t.noPlayersHint } : { kind: 'full' }}
      actions={
        <DownloadCsv
          name={`${fileName(team)}-matchup-${answer.season}-${answer.period.number}`}
          table={() => tableCells(FILE_COLUMNS, rows)}
        />
      }
      footer={
        <div className="text-sm">
          <p className="flex justify-between gap-3 font-semibold tabular-nums">
            <span>{t.total}</span>
            <EndFigure words={formatPoints(side.points)} />
          </p>
          <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
            <span>{t.playedAndLeft({ played: side.games, left: side.games_left })}</span>
            {counting.length < rows.length && <span>{t.lineNote}</span>}
          </p>
        </div>
      }
    >
      <DataTable
        caption={t.lineUpOf({ team })}
        columns={columns}
        rows={rows}
        rowKey={({ player_id: id }) => id}
        {...(counting.length > 0 && counting.length < rows.length ? { lineAfter: counting.length } : {})}
      />
    </Panel>
  );
}

const columnsOf = (
  shown: ShownPeriod,
  { over, known }: { over: boolean; known: boolean },
): Column<MatchupPlayerView>[] => [
  {
    key: 'player',
    header: t.player,
    cell: (player) => <PlayerCell shown={shown} player={player} gamesBelow />,
    card: 'head',
    className: 'w-full',
  },
  {
    key: 'games',
    header: t.played,
    title: t.playedLong,
    cell: ({ games }) => games,
    ...GRID_FIGURE,
    // Two tables beside each other have no room for it below 1024 px; there it is below the name.
    className: 'max-lg:hidden',
  },
  ...(over || !known
    ? []
    : [
        {
          key: 'left',
          header: t.left,
          title: t.leftLong,
          cell: ({ games_left: left }: MatchupPlayerView) => left,
          ...GRID_FIGURE,
        },
      ]),
  {
    key: 'points',
    header: t.points,
    title: t.pointsLong,
    cell: Points,
    align: 'end',
    card: 'head',
  },
  {
    key: 'short',
    header: t.played,
    cell: () => null,
    className: 'hidden',
    card: 'line',
    line: (player) => (
      <NightLine shown={shown} player={player}>
        {joined([clubAndNight(shown, player), playedAndLeftWords(player, !over && known)])}
      </NightLine>
    ),
  },
];

/** A line about tonight's player may grow into a second line, whose room is kept. */
export const NightLine = ({
  shown: { night },
  player: { player_id: id, club },
  className,
  children,
}: {
  shown: ShownPeriod;
  player: MatchupPlayerView;
  className?: string;
  children: ReactNode;
}) => (
  <span className={cx('block', (night?.words(id, club) ?? null) !== null && 'min-h-[2lh]', className)}>{children}</span>
);

/** '2 GP, 1 left'; empty for players who do not count. */
export const playedAndLeftWords = (player: MatchupPlayerView, hasLeft: boolean): string =>
  isCounting(player) ? t.playedAndLeftShort({ played: player.games, left: hasLeft ? player.games_left : null }) : '';

/** File columns of every league. */
export const PLAYER_CELLS: readonly Column<MatchupPlayerView>[] = (
  [
    ['place', t.place, ({ where, kind }) => kind ?? t.where[where]],
    ['player', t.player, ({ name }) => name],
    ['position', t.position, ({ detail }) => detail],
    ['club', t.club, ({ club }) => club],
    ['status', t.status, ({ status }) => status],
    ['games', t.playedLong, ({ games }) => games],
    ['left', t.leftLong, ({ games_left: left }) => left],
  ] as const satisfies readonly (readonly [string, string, (player: MatchupPlayerView) => string | number | null])[]
).map(([key, header, sortBy]) => ({ key, header, sortBy, cell: () => null }));

const FILE_COLUMNS: readonly Column<MatchupPlayerView>[] = [
  ...PLAYER_CELLS,
  { key: 'points', header: t.pointsLong, sortBy: ({ points }) => points, cell: () => null },
  { key: 'idle', header: t.idlePoints, sortBy: ({ idle_points: idle }) => idle, cell: () => null },
];

export const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');
export const clubAndNight = ({ night }: ShownPeriod, { club, player_id: id }: MatchupPlayerView): string =>
  joined([club, night?.words(id, club) ?? null]);

/** A player's name, place and night. `gamesBelow`: with the games played where the table has no room for them. */
export function PlayerCell({
  shown,
  player,
  gamesBelow,
}: {
  shown: ShownPeriod;
  player: MatchupPlayerView;
  gamesBelow: boolean;
}) {
  const { position, detail, name, status, where, kind } = player;
  const tag = statusTag(status);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <PositionTag position={position} detail={kind ?? detail} exact />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 font-medium">
          <Link to={paths.player(shown.leagueId, player.player_id)} className="rounded-sm break-words hover:underline">
            {name}
          </Link>
          {tag !== null && <StatusTag status={tag} />}
          {where !== 'lineup' && <Badge>{t.where[where]}</Badge>}
        </p>
        <NightLine
          shown={shown}
          player={player}
          className={cx('text-xs font-normal text-ink-2 max-sm:hidden', gamesBelow && 'xl:min-h-0')}
        >
          {clubAndNight(shown, player)}
          {gamesBelow && isCounting(player) && (
            <span className="lg:hidden">{` · ${playedAndLeftWords(player, false)}`}</span>
          )}
        </NightLine>
      </div>
    </div>
  );
}

function Points(player: MatchupPlayerView) {
  const { points, idle_points: idle } = player;
  if (isCounting(player))
    return <EndFigure words={formatPoints(points)} className={cx(POINTS_ROOM, 'font-semibold')} />;
  return <NotCounted words={idle === 0 ? null : formatPoints(idle)} title={t.idlePoints} className={POINTS_ROOM} />;
}

/** Room of '123.45', so that a player's name keeps its width while the points grow. */
const POINTS_ROOM = 'inline-block min-w-[6ch]';

/** A figure of games that did not count; null is a dash. */
export function NotCounted({ words, title, className }: { words: string | null; title?: string; className?: string }) {
  if (words === null) return <EndFigure words="–" className={cx(className, 'text-ink-3')} />;
  return (
    <span title={title}>
      <span className="sr-only">{t.pointsNotCounted({ points: words })}</span>
      <span aria-hidden="true">
        <EndFigure words={`(${words})`} className={cx(className, 'text-ink-3')} />
      </span>
    </span>
  );
}
