import { Link, useParams } from 'react-router-dom';
import History from 'lucide-react/icons/history';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { recordWords } from '@crease/core/competition/champion.words.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { formatPoints } from '../../open-league/points.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { buttonClass } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { ChampionBanner } from '../champion/ChampionBanner.js';
import { useHistory, useRace } from '../race/race.data.js';
import { dayName, daysName } from '../race/race-labels.js';
import { BarsPanel, type ShownBar } from './BarsPanel.js';
import { RacePicture } from './RacePicture.js';
import { BAR_KINDS, barsOf, FINISH_DAYS, tableBars, type Bar, type BarKind } from './pictures.model.js';
import * as t from './pictures.words.en.js';

type PastSeason = HistoryAnswer['seasons'][number];

/** A season that is over, in pictures: each is a table with bars, and can be shared. */
export function SeasonPicturesPage() {
  const { leagueId = '', season = '' } = useParams();
  const { league, teams } = useLoadedLeague(leagueId);
  usePageTitle(t.picturesOf({ season }), league.league_name);
  const history = useHistory(leagueId);
  const past = history.data?.seasons.find((one) => one.season === season);
  // Only the table of a season that was played elsewhere is known.
  const race = useRace(leagueId, season, past?.brought === false);
  const failed = [history, race].find((query) => query.data === undefined && query.error !== null);
  const raced = race.data !== undefined && race.data.season === season && !race.data.categories ? race.data : null;
  const drawn = raced !== null && raced.days.length > 0 ? raced : null;
  return (
    <>
      <PageHeader
        title={
          past === undefined || race.isLoading
            ? t.picturesOf({ season })
            : t.seasonInPictures({
                season,
                count:
                  1 +
                  (teams.some(({ team_id }) => past.champions.includes(team_id)) ? 1 : 0) +
                  (drawn === null ? 0 : 1 + BAR_KINDS.length),
              })
        }
        actions={
          <Link to={paths.history(leagueId)} className={buttonClass('secondary')}>
            <History size={16} aria-hidden="true" />
            <span>{t.championsAndRecords}</span>
          </Link>
        }
      />
      {failed !== undefined ? (
        <ErrorState
          message={failed.error?.message ?? ''}
          retry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : history.data === undefined || race.isLoading ? (
        <SkeletonRows rows={8} />
      ) : past === undefined ? (
        <EmptyState words={t.noSuchSeason({ season })} detail={t.noSuchSeasonHint} />
      ) : (
        <Pictures leagueId={leagueId} past={past} race={drawn} />
      )}
    </>
  );
}

function Pictures({ leagueId, past, race }: { leagueId: string; past: PastSeason; race: RaceAnswer | null }) {
  const { season, table } = past;
  const rowOf = new Map(table.map((row) => [row.team_id, row]));
  const inMatchups = table.some(({ record }) => record !== null);
  const panel = { leagueId, season };
  return (
    <div className="flex flex-col gap-4">
      <div className="*:mb-0">
        <ChampionBanner leagueId={leagueId} of={{ ...past, rows: table }} />
      </div>
      <div className={cx('grid items-start gap-4', race !== null && 'lg:grid-cols-2')}>
        <BarsPanel
          {...panel}
          title={t.table}
          unit={inMatchups ? t.record : t.points}
          bars={tableBars(table).map((bar): ShownBar => {
            const { record = null, rank } = rowOf.get(bar.teamId) ?? {};
            return {
              ...bar,
              rank,
              figure: record === null ? formatPoints(bar.value) : recordWords(record),
              note: null,
            };
          })}
        />
        {race !== null && <RacePicture {...panel} race={race} />}
        {race !== null &&
          BAR_KINDS.map((kind) => (
            <BarsPanel
              key={kind}
              {...panel}
              title={TITLE[kind]}
              unit={UNIT[kind]}
              bars={barsOf(race, kind).map((bar) => shown(kind, bar))}
            />
          ))}
      </div>
      {race === null && <p className="text-sm text-ink-2">{t.withoutDays}</p>}
    </div>
  );
}

const TITLE: Readonly<Record<BarKind, string>> = {
  first: t.first,
  day: t.day,
  week: t.week,
  month: t.month,
  wins: t.wins,
  climb: t.climb,
  finish: t.finish({ days: FINISH_DAYS }),
};
const UNIT: Readonly<Record<BarKind, string>> = {
  first: t.days,
  day: t.points,
  week: t.points,
  month: t.points,
  wins: t.days,
  climb: t.places,
  finish: t.points,
};

function shown(kind: BarKind, bar: Bar): ShownBar {
  const { value, days, ranks } = bar;
  const [before, after] = ranks ?? [];
  return {
    ...bar,
    figure: kind === 'climb' && value > 0 ? `+${value}` : formatPoints(value),
    note:
      before !== undefined && after !== undefined
        ? t.fromRankToRank({ before: ordinal(before), after: ordinal(after) })
        : days === null
          ? null
          : days.from === days.to
            ? dayName(days.to)
            : daysName(days.from, days.to),
  };
}
