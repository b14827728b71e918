import { seasonPlus, type Season } from '@crease/core/season.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { formatPerGame, formatPoints, playedWords } from '../../open-league/points.js';
import type { Column } from '../../../ui/lists/DataTable.js';
import { Money } from '../../../ui/figures/Money.js';
import * as t from '../teams.words.en.js';

export const dash = <span className="text-ink-3">–</span>;

/** The two seasons after the one shown. */
export const laterColumns = (season: Season) =>
  [1, 2].map((ahead): Column<TeamRosterLine> => {
    const year = seasonPlus(season, ahead);
    const hit = (player: TeamRosterLine) => player.contract_years.find((one) => one.season === year)?.cap_hit ?? null;
    return {
      key: year,
      header: year.slice(2),
      title: t.capHitOf({ season: year }),
      align: 'end',
      cell: (player) =>
        hit(player) === null ? dash : <Money as="price" amount={hit(player)} className="text-ink-2" />,
      sortBy: hit,
      className: 'w-20 max-[85rem]:hidden',
      card: 'hidden',
    };
  });

export const pointColumns = (season: Season): Column<TeamRosterLine>[] => [
  {
    key: 'points',
    header: t.points,
    title: t.pointsHint({ season }),
    align: 'end',
    cell: (player) => formatPoints(player.points),
    sortBy: (player) => player.points,
    className: 'w-20 max-lg:hidden',
    card: 'line',
    line: ({ points, games }) => (games === 0 ? null : t.pointsInGames({ points, shown: formatPoints(points), games })),
  },
  {
    key: 'here',
    header: t.forTeam,
    title: t.forTeamHint({ season }),
    align: 'end',
    cell: (player) => (player.points_for_team === 0 ? dash : formatPoints(player.points_for_team)),
    sortBy: (player) => player.points_for_team,
    className: 'w-20 max-xl:hidden',
    card: 'hidden',
  },
  {
    key: 'per-game',
    header: t.perGame,
    title: t.perGameHint({ season }),
    align: 'end',
    cell: (player) =>
      player.games === 0 ? (
        dash
      ) : (
        <span title={playedWords(player.points, player.games)}>{formatPerGame(player.points, player.games)}</span>
      ),
    sortBy: (player) => (player.games === 0 ? null : player.points / player.games),
    className: 'w-20 max-xl:hidden',
    card: 'hidden',
  },
];
