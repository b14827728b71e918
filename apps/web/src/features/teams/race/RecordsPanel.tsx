import { Link } from 'react-router-dom';
import type { HistoryAnswer, RecordEntryView } from '@crease/core/seasons/race/history.answers.js';
import { RECORD_KINDS, recordKindsOf, type RecordKind } from '@crease/core/seasons/race/history.rules.js';
import { formatShare } from '@crease/core/text.rules.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints, playedWords } from '../../open-league/points.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { cx } from '../../../ui/cx.js';
import { recordsTable } from './history-tables.js';
import { type useHistory } from './race.data.js';
import { counted, daysName } from './race-labels.js';
import { sentence } from '../../../ui/text/sentence.js';
import type { Shown } from './ChampionsPanel.js';
import * as t from './race.words.en.js';

const RECORDS: Record<RecordKind, string> = {
  season: t.mostPointsInSeason,
  margin: t.biggestWinningMargin,
  week: t.mostPointsInSevenDays,
  day: t.mostPointsInDay,
  player: t.mostPointsByPlayer,
  lead: t.longestSoleLead,
  roto_season: t.mostRotoPoints,
  roto_margin: t.biggestRotoMargin,
  record: t.bestRecord,
  streak: t.longestStreak,
  win: t.largestWin,
  closest: t.closestWin,
  category_season: t.mostCategoryPoints,
  category_week: t.mostCategoryPointsInMatchup,
  category_win: t.largestCategoryWin,
  category_closest: t.closestCategoryWin,
};

/** A figure in what its kind of record measures. */
const figureOf = (kind: RecordKind, figure: number): string =>
  kind === 'lead'
    ? t.dayCount({ count: figure })
    : kind === 'streak'
      ? t.winCount({ count: figure })
      : kind === 'record'
        ? formatShare(figure)
        : kind.startsWith('category_')
          ? formatPoints(figure)
          : counted(figure);

export function RecordsPanel({ query, ...shown }: Shown & { query: ReturnType<typeof useHistory> }) {
  return (
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
  );
}

function Records({ records, ...shown }: Shown & { records: HistoryAnswer['records']; brought: ReadonlySet<string> }) {
  const { league } = useLoadedLeague(shown.leagueId);
  // The kinds of the present format, even without an entry, and kinds with entries of earlier seasons.
  const present = recordKindsOf(league);
  const kinds = RECORD_KINDS.filter((kind) => present.includes(kind) || records[kind].length > 0);
  return (
    <div className="grid overflow-hidden sm:grid-cols-2 xl:grid-cols-3">
      {kinds.map((kind) => (
        <section
          key={kind}
          aria-label={RECORDS[kind]}
          className="-mr-px -mb-px border-r border-b border-line px-4 py-3"
        >
          <h3 className="text-sm font-semibold">{RECORDS[kind]}</h3>
          {records[kind].length === 0 ? (
            <p className="mt-1 text-sm text-ink-3">
              {kind === 'margin' || kind === 'roto_margin' ? t.noSoleWinnerYet : t.noneYet}
            </p>
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
  entry: { team_id, other_id, season, figure, from, to, player },
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
        {figureOf(kind, figure)}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {player !== null ? (
          <Link
            to={paths.player(leagueId, player.player_id)}
            title={playedWords(figure, player.games)}
            className="rounded-sm font-medium hover:underline"
          >
            {player.name}
          </Link>
        ) : other_id === null ? (
          team
        ) : (
          sentence(t.teamAgainst, { team, other: nameOf(other_id) })
        )}
        <span className="block text-xs text-ink-3">
          {player !== null && <>{team} · </>}
          {when}
        </span>
      </span>
    </li>
  );
}
