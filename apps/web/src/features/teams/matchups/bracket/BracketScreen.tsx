import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { FURTHER_NAMES } from '@crease/core/competition/playoffs/playoff.words.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { isSeason } from '@crease/core/season.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { usePageTitle } from '../../../../platform/pages/page-title.js';
import { paths } from '../../../../platform/pages/paths.js';
import { cx } from '../../../../ui/cx.js';
import { EmptyState } from '../../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../../ui/page/Panel.js';
import { PanelsSkeleton } from '../../../../ui/page/Skeleton.js';
import { BracketRounds } from '../BracketRounds.js';
import { Winner } from '../PlayoffBracket.js';
import { useMatchups } from '../matchups.data.js';
import * as matchupWords from '../matchups.words.en.js';
import * as t from '../playoffs.words.en.js';

/** `/{league_id}/league/bracket`: the play-offs of a season alone, as large as the window, for a big screen. */
export function BracketScreen() {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  const asked = useSearchParams()[0].get('season');
  const season = asked !== null && isSeason(asked) ? asked : league.current_season;
  const { data, error, refetch, isFetching } = useMatchups(leagueId, season);
  const title = t.playoffsOf({ season });
  usePageTitle(title, league.league_name);
  return (
    <div className="fixed inset-0 z-layer flex flex-col overflow-auto bg-canvas">
      <header className="flex shrink-0 flex-wrap items-baseline gap-x-4 border-b border-line bg-surface px-6 py-3 max-sm:px-3">
        <h1 className="text-xl font-bold tracking-tight">{title}</h1>
        <p className="min-w-0 text-md wrap-anywhere text-ink-2">{league.league_name}</p>
        <Link
          to={paths.matchups(leagueId, season)}
          className="rounded-sm text-sm text-accent-text hover:underline sm:ml-auto"
        >
          {matchupWords.allMatchups}
        </Link>
      </header>
      {data === undefined ? (
        error === null ? (
          <div className="p-4">
            <PanelsSkeleton />
          </div>
        ) : (
          <ErrorState
            message={error.message}
            retry={() => void refetch()}
            retrying={isFetching}
            className="m-auto py-16"
          />
        )
      ) : data.playoffs === null ? (
        <EmptyState words={t.noPlayoffs} className="m-auto py-16" />
      ) : (
        <Brackets leagueId={leagueId} matchups={data} playoffs={data.playoffs} />
      )}
    </div>
  );
}

function Brackets({
  leagueId,
  matchups: { season, periods, categories },
  playoffs: { begun, champion, third, consolation, ...title },
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
  playoffs: PlayoffsView;
}) {
  const shown = {
    leagueId,
    season,
    periods,
    categories: categories?.list ?? null,
    ...useTeamsById(leagueId),
  };
  return (
    <Fitted columns={title.rounds}>
      {!begun && <p className="mb-4 text-sm text-ink-2">{t.ifTheyBeganToday}</p>}
      {champion !== null && <Winner shown={shown} words={t.wonPlayoffs} teamId={champion} />}
      <BracketRounds shown={{ ...shown, bracket: { ...title, third } }} />
      {consolation !== null && (
        <section className="mt-8">
          <h2 className="mb-3 text-md font-semibold">{FURTHER_NAMES[consolation.kind]}</h2>
          {consolation.winner !== null && (
            <Winner shown={shown} words={t.wonBracket[consolation.kind]} teamId={consolation.winner} />
          )}
          <BracketRounds shown={{ ...shown, bracket: { ...consolation, third: null } }} columns={title.rounds} />
        </section>
      )}
    </Fitted>
  );
}

/** The width of a round before it is enlarged. */
const COLUMN_REM = 17;
const MOST = 3;
/** Smaller words cannot be read. */
const LEAST = 0.7;

/** Fits its content to the window; not on phones. In a low window, where it would be too small, it scrolls. */
function Fitted({ columns, children }: { columns: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [{ scale, isWhole }, setFit] = useState({ scale: 1, isWhole: true });
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null) return;
    const fit = () => {
      const across = outer.offsetWidth / inner.offsetWidth;
      const room = Math.min(across, outer.offsetHeight / inner.offsetHeight);
      if (!Number.isFinite(room) || room <= 0) setFit({ scale: 1, isWhole: true });
      else if (room >= LEAST) setFit({ scale: Math.min(MOST, room), isWhole: true });
      else setFit({ scale: Math.min(1, across), isWhole: false });
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    fit();
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={cx(
        'relative min-h-0 flex-1 min-[50rem]:overflow-x-hidden',
        isWhole ? 'min-[50rem]:overflow-y-hidden' : 'min-[50rem]:overflow-y-auto',
      )}
    >
      <div
        ref={content}
        style={{ '--scale': scale, '--width': `${columns * COLUMN_REM}rem` } as CSSProperties}
        className="p-4 min-[50rem]:absolute min-[50rem]:top-0 min-[50rem]:left-1/2 min-[50rem]:w-(--width) min-[50rem]:origin-top min-[50rem]:-translate-x-1/2 min-[50rem]:scale-(--scale)"
      >
        {children}
      </div>
    </div>
  );
}
