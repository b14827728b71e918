import type { CapMapAnswer } from '@crease/core/teams/caps/cap-map.answers.js';
import { useQuery } from '@tanstack/react-query';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import type { PictureTheme } from '../../../platform/files/picture-share.js';
import { SharePicture } from '../../../platform/files/SharePicture.js';
import { useLoadedLeague, useTeamColor, keys } from '../../open-league/league-data.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { TeamCell } from '../TeamCell.js';
import { TeamTable } from '../TeamTable.js';
import { CapStackBar, PART } from './CapStackBar.js';
import { amountOf, capRows, capsWords, PARTS, type CapRow, type Part } from './caps.model.js';
import { request } from '../../../platform/requests/api-client.js';
import * as t from './caps.words.en.js';

/** Parts that are shown only when a team has them. */
const RARE: readonly Part[] = ['injured', 'dead', 'traded'];

/** The parts of each team's cap by season: stacked bars on one scale. */
export function CapMap({ leagueId }: { leagueId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const query = useCapMap(leagueId);
  if (query.data === undefined) return <LoadingRows query={query} rows={teams.length} />;
  return <Loaded leagueId={leagueId} caps={query.data} />;
}

function Loaded({ leagueId, caps }: { leagueId: string; caps: CapMapAnswer }) {
  const { league, teams, me } = useLoadedLeague(leagueId);
  const colorOf = useTeamColor(leagueId);
  const rows = capRows(teams, caps);
  const [first] = caps.seasons;
  const columns = columnsOf(leagueId, caps, me.team_id);
  const parts = PARTS.filter(
    (part) =>
      !RARE.includes(part) ||
      rows.some(({ stacks }) => stacks.some((stack) => stack != null && amountOf(stack.parts, part) !== 0)),
  );
  const seasons = caps.seasons.map(({ season }) => season);
  const picture = () => ({
    title: t.capsOf({ seasons }),
    words: capsWords(rows),
    draw: async (theme: PictureTheme) =>
      (await import('./caps-picture.js')).capsPicture(
        { league: league.league_name, title: t.capMap, season: league.current_season, theme },
        { rows, seasons, parts, colorOf },
      ),
  });
  return (
    <>
      <Legend parts={parts} />
      <TeamTable
        leagueId={leagueId}
        orderable
        caption={t.capsOf({ seasons })}
        columns={columns}
        rows={rows}
        initialSort={{ key: first?.season ?? 'team', direction: first === undefined ? 'ascending' : 'descending' }}
      />
      <div className="flex items-start justify-between gap-4 border-t border-line px-4 py-2">
        <p className="text-xs text-ink-3">{t.estimatedHint({ season: first?.season ?? '' })}</p>
        <span className="flex shrink-0 gap-2">
          <SharePicture picture={picture} />
          <DownloadCsv name="caps" table={() => tableCells(columns, rows)} />
        </span>
      </div>
      <details className="border-t border-line">
        <summary className="flex min-h-row cursor-pointer items-center px-4 text-sm text-accent-text outline-offset-[-2px] hover:bg-hover">
          {t.allFigures}
        </summary>
        {caps.seasons.map((year) => (
          <Figures key={year.season} rows={rows} parts={parts} year={year} />
        ))}
      </details>
    </>
  );
}

const columnsOf = (leagueId: string, { seasons }: CapMapAnswer, mine: string | null): Column<CapRow>[] => [
  {
    key: 'team',
    header: t.team,
    cell: ({ team }) => <TeamCell leagueId={leagueId} team={team} mine={team.team_id === mine} />,
    sortBy: ({ team }) => team.team_name,
  },
  ...seasons.map(({ season, cap }, at): Column<CapRow> => ({
    key: season,
    header: season,
    title: t.spaceIn({ season }),
    cell: ({ stacks }) => {
      const stack = stacks[at];
      return stack == null ? (
        '–'
      ) : (
        <span className="flex flex-col gap-0.5 sm:flex-row sm:items-center sm:gap-2">
          <span className="block min-w-0 sm:w-full sm:min-w-24">
            <CapStackBar stack={stack} />
          </span>
          <CapSpace space={stack.parts.space} cap={cap} className="text-xs sm:w-18 sm:shrink-0 sm:justify-end" />
        </span>
      );
    },
    sortBy: ({ stacks }) => stacks[at]?.parts.space ?? null,
    align: 'end',
    className: 'w-[23%]',
  })),
];

function Legend({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-xs text-ink-2">
      {parts.map((part) => (
        <li key={part} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cx(
              'inline-flex h-4 min-w-4 items-center justify-center rounded-sm px-0.5 text-xs leading-none font-semibold shadow-[inset_0_0_0_1px_var(--line)] forced-color-adjust-none',
              PART[part].fill,
            )}
          >
            {PART[part].letter}
          </span>
          {PART[part].name}
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="inline-block h-4 w-0.5 bg-ink forced-colors:bg-[CanvasText]" />
        {t.capLine}
      </li>
    </ul>
  );
}

function Figures({
  rows,
  parts,
  year: { season },
}: {
  rows: readonly CapRow[];
  parts: readonly Part[];
  year: CapMapAnswer['seasons'][number];
}) {
  return (
    <div className="scroll-slim overflow-x-auto border-t border-line" tabIndex={0} role="group" aria-label={season}>
      <table className="w-full min-w-130 text-right text-xs tabular-nums">
        <caption className="px-4 py-1 text-left font-semibold">{t.figuresOf({ season })}</caption>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="px-4 py-1 text-left font-medium">
              {t.team}
            </th>
            {parts.map((part) => (
              <th key={part} scope="col" title={PART[part].name} className="px-2 py-1 font-medium">
                {PART[part].letter === '' ? PART[part].name : PART[part].letter}
              </th>
            ))}
            <th scope="col" className="px-2 py-1 font-medium">
              {t.used}
            </th>
            <th scope="col" className="px-4 py-1 font-medium">
              {t.capSpace}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team, stacks }) => {
            const figures = stacks.find((stack) => stack?.season === season)?.parts;
            return figures === undefined ? null : (
              <tr key={team.team_id} className="border-t border-line">
                <th scope="row" className="px-4 py-1 text-left font-normal">
                  {team.team_name}
                </th>
                {parts.map((part) => (
                  <td key={part} className="px-2 py-1">
                    <Money amount={amountOf(figures, part)} />
                  </td>
                ))}
                <td className="px-2 py-1">
                  <Money as="price" amount={figures.used} />
                </td>
                <td className="px-4 py-1">
                  <Money as="limit" amount={figures.space} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const useCapMap = (leagueId: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'team', 'caps'],
    queryFn: ({ signal }) => request('GET /:league_id/caps', { league_id: leagueId, signal }),
  });
