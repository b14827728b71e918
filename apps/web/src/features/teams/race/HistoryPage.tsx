import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Trophy from 'lucide-react/icons/trophy';
import type { HistoryAnswer, RecordEntryView } from '@crease/core/seasons/race/race.answers.js';
import { RECORD_KINDS, type RecordKind } from '@crease/core/seasons/race/history.rules.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints, playedWords } from '../../open-league/points.js';
import { buttonClass } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { rankLabel } from '../standings/points.js';
import { BroughtPanel } from './BroughtPanel.js';
import { recordsTable, seasonsTable } from './history-tables.js';
import { useHistory } from './race.data.js';
import { counted, daysName } from './race-labels.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './race.words.en.js';

const RECORDS: Record<RecordKind, string> = {
  season: t.mostPointsInSeason,
  margin: t.biggestWinningMargin,
  week: t.mostPointsInSevenDays,
  day: t.mostPointsInDay,
  player: t.mostPointsByPlayer,
  lead: t.longestSoleLead,
};

export function HistoryPage() {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  const query = useHistory(leagueId);
  usePageTitle(t.championsAndRecords, league.league_name);
  const names = new Map(teams.map((team) => [team.team_id, team.team_name]));
  const shown = { leagueId, mine: me.team_id, nameOf: (id: string) => names.get(id) ?? '' };
  return (
    <>
      <PageHeader
        title={t.championsAndRecords}
        detail={t.regularSeasonsByOwnScoring}
        actions={
          <Link to={paths.standings(leagueId)} className={buttonClass('secondary')}>
            {t.standings}
          </Link>
        }
      />
      <div className="flex flex-col gap-4">
        <Panel
          title={t.champions}
          flush
          actions={
            <DownloadCsv
              name="seasons"
              disabled={(query.data?.seasons.length ?? 0) === 0}
              table={() => seasonsTable(query.data!, shown.nameOf)}
            />
          }
          skeleton={<SkeletonRows rows={3} />}
          state={panelState(query, ({ seasons }) =>
            seasons.length > 0
              ? null
              : {
                  words: t.noSeasonOverYet,
                  detail: t.noSeasonOverYetHint,
                },
          )}
        >
          {query.data !== undefined && <Champions history={query.data} {...shown} />}
        </Panel>
        <Panel
          title={t.records}
          flush
          actions={
            <DownloadCsv
              name="records"
              disabled={query.data === undefined}
              table={() => recordsTable(query.data!, shown.nameOf)}
            />
          }
          skeleton={<SkeletonRows rows={6} />}
          state={panelState(query, ({ records }) =>
            RECORD_KINDS.some((kind) => records[kind].length > 0)
              ? null
              : { words: t.noRecordsYet, detail: t.noRecordsYetHint },
          )}
          footer={t.recordsHint}
        >
          {query.data !== undefined && (
            <Records
              records={query.data.records}
              brought={new Set(query.data.seasons.flatMap(({ season, brought }) => (brought ? [season] : [])))}
              {...shown}
            />
          )}
        </Panel>
        <BroughtPanel leagueId={leagueId} nameOf={shown.nameOf} />
      </div>
    </>
  );
}

interface Shown {
  leagueId: string;
  mine: string | null;
  nameOf: (id: string) => string;
}

function Champions({ history: { seasons, titles }, ...shown }: Shown & { history: HistoryAnswer }) {
  const { mine, nameOf } = shown;
  return (
    <>
      {titles.length > 0 && seasons.length > 1 && (
        <p className="border-b border-line px-4 py-2.5 text-sm text-ink-2">
          {sentence(t.titlesOf, {
            teams: (
              <>
                {titles.map(({ team_id, count }, index) => (
                  <span key={team_id} className={cx(team_id === mine && 'font-semibold text-ink')}>
                    {`${index === 0 ? '' : ', '}${t.titlesOfTeam({ team: nameOf(team_id), count })}`}
                  </span>
                ))}
              </>
            ),
          })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {seasons.map((season) => (
          <PastSeason key={season.season} season={season} {...shown} />
        ))}
      </ul>
    </>
  );
}

function PastSeason({
  season: { season, words, table, written, brought },
  leagueId,
  mine,
  nameOf,
}: Shown & { season: HistoryAnswer['seasons'][number] }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 outline-offset-[-2px] hover:bg-hover">
          <Trophy size={18} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
          <span className="shrink-0 text-xs text-ink-3">{open ? t.hideTable : t.showTable}</span>
        </summary>
        {open && (
          <div className="border-t border-line bg-sunken px-4 py-3">
            <table className="w-full max-w-xl text-sm">
              <caption className="sr-only">{t.finalTableOf({ season })}</caption>
              <thead>
                <tr className="text-xs text-ink-3">
                  <th scope="col" className="w-10 py-1 text-right font-medium">
                    {t.rank}
                  </th>
                  <th scope="col" className="px-3 py-1 text-left font-medium">
                    {t.team}
                  </th>
                  <th scope="col" className="py-1 text-right font-medium">
                    {t.points}
                  </th>
                </tr>
              </thead>
              <tbody>
                {table.map((row) => (
                  <tr key={row.team_id}>
                    <td className="py-1 text-right tabular-nums">{rankLabel(row)}</td>
                    <th
                      scope="row"
                      className={cx(
                        'px-3 py-1 text-left wrap-anywhere',
                        row.team_id === mine ? 'font-semibold' : 'font-normal',
                      )}
                    >
                      {nameOf(row.team_id)}
                      {row.team_id === mine && <span className="sr-only">{` ${t.yourTeam}`}</span>}
                    </th>
                    <td className="py-1 text-right tabular-nums">{formatPoints(row.points)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-2 text-xs text-ink-3">
              {brought ? t.broughtSeasonHint : `${written ? t.tableWrittenDown : t.tableByKnownPoints} `}
              {!brought && (
                <Link to={paths.standings(leagueId, season)} className="text-accent-text underline">
                  {t.raceOf({ season })}
                </Link>
              )}
            </p>
          </div>
        )}
      </details>
    </li>
  );
}

function Records({ records, ...shown }: Shown & { records: HistoryAnswer['records']; brought: ReadonlySet<string> }) {
  return (
    <div className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-3">
      {RECORD_KINDS.map((kind) => (
        <section key={kind} aria-label={RECORDS[kind]} className="bg-surface px-4 py-3">
          <h3 className="text-sm font-semibold">{RECORDS[kind]}</h3>
          {records[kind].length === 0 ? (
            <p className="mt-1 text-sm text-ink-3">{kind === 'margin' ? t.noSoleWinnerYet : t.noneYet}</p>
          ) : (
            <ol className="mt-1">
              {records[kind].map((entry, index) => (
                <Entry key={`${index} ${entry.team_id}`} kind={kind} entry={entry} first={index === 0} {...shown} />
              ))}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}

function Entry({
  kind,
  entry: { team_id, season, figure, from, to, player },
  first,
  leagueId,
  mine,
  nameOf,
  brought,
}: Shown & { kind: RecordKind; entry: RecordEntryView; first: boolean; brought: ReadonlySet<string> }) {
  const of = brought.has(season) ? t.onAnotherSite({ season }) : season;
  const when = from === null || to === null ? of : daysName(from, to);
  const team = (
    <Link
      to={paths.team(leagueId, team_id)}
      className={cx('rounded-sm hover:underline', team_id === mine && 'font-semibold')}
    >
      {nameOf(team_id)}
    </Link>
  );
  return (
    <li className="flex items-baseline gap-3 py-1 text-sm">
      <span className={cx('w-28 shrink-0 whitespace-nowrap tabular-nums', first && 'font-semibold')}>
        {kind === 'lead' ? t.dayCount({ count: figure }) : counted(figure)}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {player === null
          ? team
          : sentence(t.playerForTeam, {
              player: (
                <Link
                  to={paths.player(leagueId, player.player_id)}
                  title={playedWords(figure, player.games)}
                  className="rounded-sm font-medium hover:underline"
                >
                  {player.name}
                </Link>
              ),
              team,
            })}
        <span className="block text-xs text-ink-3">{when}</span>
      </span>
    </li>
  );
}
