import { Link } from 'react-router-dom';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { tableCells } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { lineOfPlayoffs } from '../matchups/table-playoffs/table-playoffs.words.en.js';
import { hasResults, perResult, playoffLine } from '../matchups/matchups.model.js';
import { broughtWords } from '../matchups/brought-words.js';
import { recordCells } from '../matchups/record-columns.js';
import { TeamTable } from '../TeamTable.js';
import { goalieGamesWords, isInMatchups } from './race-labels.js';
import { type Row, recordOf, teamColumn, seasonColumns, goalieColumns, threeSeasons } from './race-columns.js';
import * as t from './race.words.en.js';

export type View = 'season' | 'seasons';

interface Figures {
  leagueId: string;
  race: RaceAnswer;
  mine: string | null;
  view: View;
}

interface RaceTableProps extends Figures {
  /** After a table of points; null in other seasons. */
  playoffs: PlayoffsView | null;
}

/** Columns, rows and whether a record orders them. */
function tableOf({ leagueId, race, mine, view }: Figures, rows: readonly Row[]) {
  const inMatchups = isInMatchups(race);
  const begun = rows.some((row) => (inMatchups ? hasResults(recordOf(row)) : row.points !== 0));
  const columns = [
    teamColumn(leagueId, mine, {
      begun,
      phone: view === 'season' && begun && !race.categories,
      goalies: race.goalie_games,
    }),
    ...(view === 'season' ? [...seasonColumns(race), ...goalieColumns(race)] : threeSeasons(race)),
  ];
  return { columns, byRecord: inMatchups && view === 'season' };
}

export function raceCsv(figures: Figures, rows: readonly Row[]) {
  const { columns, byRecord } = tableOf(figures, rows);
  return tableCells(byRecord ? [...columns, ...recordCells(recordOf)] : columns, rows);
}

/** The standings of one season, or of three next to each other. Every column sorts. */
export function RaceStandings(props: RaceTableProps) {
  const { leagueId, race, view, playoffs } = props;
  const { teams } = useLoadedLeague(leagueId);
  const rows = useTeamsById(leagueId).withTeams(race.teams);
  const { columns, byRecord } = tableOf(props, rows);
  // Division winners, and champions of play-offs, can stand above teams with more wins or points.
  const results = rows.map((row) => (byRecord ? perResult(recordOf(row), race.record) : row.points));
  const inOrder =
    view === 'season' && results.some((result, index) => index > 0 && result > (results[index - 1] ?? Infinity));
  return (
    <Panel
      title={t.table}
      untitled
      flush
      footer={
        byRecord ? (
          <>
            <Link to={paths.matchups(leagueId, race.season)} className="text-sm text-accent-text hover:underline">
              {t.matchupsOf({ season: race.season })}
            </Link>
            {race.goalie_games !== null && <p>{goalieGamesWords(race.goalie_games, race.over)}</p>}
            {race.brought !== undefined && <p>{broughtWords(race.brought, teams)}</p>}
          </>
        ) : view === 'season' ? (
          footerOf(race, rows, playoffs)
        ) : (
          elsewhereOf(race)
        )
      }
    >
      <TeamTable
        leagueId={leagueId}
        key={`${race.season} ${view}`}
        orderable
        caption={
          view === 'season'
            ? (byRecord ? t.teamsByRecord : t.teamsByPoints)({ season: race.season })
            : t.teamsByThreeSeasons
        }
        columns={columns}
        rows={rows}
        lineAfter={view === 'season' ? playoffLine(playoffs, rows) : undefined}
        initialSort={inOrder ? undefined : { key: byRecord ? 'share' : 'points', direction: 'descending' }}
      />
    </Panel>
  );
}

function footerOf(
  { goalie_games: goalies, over }: RaceAnswer,
  rows: readonly Row[],
  playoffs: PlayoffsView | null,
): string | undefined {
  const words = [
    ...(rows.some((row) => row.shared && row.points > 0) ? [t.equalPointsShareRank] : []),
    ...(goalies === null ? [] : [goalieGamesWords(goalies, over)]),
    ...(playoffs === null ? [] : [lineOfPlayoffs({ count: playoffs.seeds.length, begun: playoffs.begun })]),
  ];
  return words.length === 0 ? undefined : words.join(' ');
}

/** Source of points of seasons played elsewhere. */
function elsewhereOf({ seasons, played }: RaceAnswer): string | undefined {
  const of = (where: RaceAnswer['played'][number]) => seasons.filter((_, at) => played[at] === where);
  const [there, unknown] = [of('elsewhere'), of('nowhere')];
  const words = [
    ...(there.length === 0 ? [] : [t.playedElsewhere({ seasons: there })]),
    ...(unknown.length === 0 ? [] : [t.pointsUnknownHere({ seasons: unknown })]),
  ];
  return words.length === 0 ? undefined : words.join(' ');
}
