import type {
  MatchupPageAnswer,
  MatchupPlayerView,
  MatchupSideView,
} from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupCategory } from '@crease/core/competition/matchups/matchup.answers.js';
import { figureText } from '@crease/core/players/scoring/category-set.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { fileName } from '../../../../platform/files/download.js';
import { GRID_FIGURE, DataTable, tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { EndFigure } from '../../../../ui/figures/EndFigure.js';
import { cx } from '../../../../ui/cx.js';
import { Panel } from '../../../../ui/page/Panel.js';
import type { ShownPeriod } from '../MatchupSide.js';
import { isOver } from '../matchups.model.js';
import {
  clubAndNight,
  joined,
  NightLine,
  NotCounted,
  PLAYER_CELLS,
  PlayerCell,
  playedAndLeftWords,
} from './MatchupPlayers.js';
import { isCounting } from './matchup-page.model.js';
import * as t from './matchup-page.words.en.js';

type Player = MatchupPlayerView;

/** A side's players with their figures: skaters, then goalies. */
export function CategoryPlayers({
  answer,
  side,
  shown,
}: {
  answer: MatchupPageAnswer;
  side: MatchupSideView;
  shown: ShownPeriod;
}) {
  const team = shown.nameOf(side.team_id);
  const categories = answer.categories?.list ?? [];
  const hasLeft = !isOver(answer.period) && answer.schedule_known;
  const groups = (['skaters', 'goalies'] as const).map((group) => {
    const players = side.players.filter(({ position }) => (position === 'G') === (group === 'goalies'));
    const counting = players.filter(isCounting);
    return {
      group,
      lineAfter: counting.length,
      rows: [...counting, ...players.filter((player) => !isCounting(player))],
    };
  });
  return (
    <Panel
      title={<span className="wrap-anywhere">{team}</span>}
      flush
      state={
        side.players.length === 0 ? { kind: 'empty', words: t.noPlayers, detail: t.noPlayersHint } : { kind: 'full' }
      }
      actions={
        <DownloadCsv
          name={`${fileName(team)}-matchup-${answer.season}-${answer.period.number}`}
          table={() => tableCells(fileColumns(categories), side.players)}
        />
      }
      footer={
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
          <span>{t.playedAndLeft({ played: side.games, left: side.games_left })}</span>
          {side.players.some((player) => !isCounting(player)) && <span>{t.lineNote}</span>}
        </p>
      }
    >
      {groups.map(
        ({ group, rows, lineAfter }) =>
          rows.length > 0 && (
            <DataTable
              key={group}
              caption={group === 'skaters' ? t.skatersOf({ team }) : t.goaliesOf({ team })}
              columns={columnsOf(shown, group, shownCategories(categories, group, rows), hasLeft)}
              rows={rows}
              rowKey={({ player_id: id }) => id}
              {...(lineAfter > 0 && lineAfter < rows.length ? { lineAfter } : {})}
            />
          ),
      )}
    </Panel>
  );
}

interface Shown {
  readonly category: MatchupCategory;
  /** Its place in the players' figures. */
  readonly index: number;
}

/** Goalies have figures of skaters only where one of them has any. */
const shownCategories = (
  categories: readonly MatchupCategory[],
  group: 'skaters' | 'goalies',
  rows: readonly Player[],
): Shown[] =>
  categories.flatMap((category, index) =>
    category.goalies === (group === 'goalies') ||
    (group === 'goalies' && rows.some((player) => (figuresOf(player)?.[index] ?? 0) !== 0))
      ? [{ category, index }]
      : [],
  );

/** The figures of the games that counted, or of the other games for a player who does not count. */
const figuresOf = (player: Player) => (isCounting(player) ? player.figures : player.idle_figures);

const columnsOf = (
  shown: ShownPeriod,
  group: 'skaters' | 'goalies',
  categories: readonly Shown[],
  hasLeft: boolean,
): Column<Player>[] => [
  {
    key: 'player',
    header: group === 'skaters' ? t.skater : t.goalie,
    cell: (player) => <PlayerCell shown={shown} player={player} gamesBelow={false} />,
    card: 'head',
    className: 'w-full',
  },
  {
    key: 'games',
    header: t.gamesShort,
    title: t.playedLong,
    cell: ({ games }) => games,
    ...GRID_FIGURE,
  },
  ...(hasLeft
    ? [
        {
          key: 'left',
          header: t.left,
          title: t.leftLong,
          cell: ({ games_left: left }: Player) => left,
          ...GRID_FIGURE,
        },
      ]
    : []),
  {
    key: 'short',
    header: t.played,
    cell: () => null,
    className: 'hidden',
    card: 'line',
    // One text: a figure above 0 would move the elements after it.
    line: (player) => (
      <NightLine shown={shown} player={player}>
        {joined([clubAndNight(shown, player), playedAndLeftWords(player, hasLeft)])}
        <span className="block">{figuresWords(player, categories)}</span>
      </NightLine>
    ),
  },
  ...categories.map(({ category, index }): Column<Player> => ({
    key: category.short,
    header: category.short,
    title: category.title,
    cell: (player) => <Figure player={player} category={category} index={index} />,
    ...GRID_FIGURE,
  })),
];

/** '2 G · 5 SOG', in parentheses where they do not count. Figures of 0 are left out. */
const figuresWords = (player: Player, categories: readonly Shown[]): string =>
  joined(
    categories.map(({ category, index }) => {
      const figure = figuresOf(player)?.[index] ?? null;
      if (figure === null || (figure === 0 && !category.ratio)) return null;
      const words = t.figureAndCategory({ figure: figureText(category, figure), category: category.short });
      return isCounting(player) ? words : `(${words})`;
    }),
  );

function Figure({ player, category, index }: { player: Player; category: MatchupCategory; index: number }) {
  const figure = figuresOf(player)?.[index] ?? null;
  const counts = isCounting(player);
  // Room of '12' or '2.345', so that a column keeps its width.
  const room = cx('inline-block', category.ratio ? 'min-w-[5ch]' : 'min-w-[2ch]');
  if (figure === null || (!counts && figure === 0)) return <NotCounted words={null} className={room} />;
  const words = figureText(category, figure);
  return counts ? <EndFigure words={words} className={room} /> : <NotCounted words={words} className={room} />;
}

const fileColumns = (categories: readonly MatchupCategory[]): Column<Player>[] => [
  ...PLAYER_CELLS,
  ...(['figures', 'idle_figures'] as const).flatMap((of) =>
    categories.map(({ short }, index) => ({
      key: `${of}-${short}`,
      header: of === 'figures' ? short : t.notCounted({ category: short }),
      cell: () => null,
      sortBy: (player: Player) => player[of]?.[index] ?? null,
    })),
  ),
];
