import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { FURTHER_NAMES } from '@crease/core/competition/playoffs/playoff.words.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { isSeason } from '@crease/core/season.js';
import { useLoadedLeague } from '../../../open-league/league-data.js';
import { usePageTitle } from '../../../../platform/pages/page-title.js';
import { EmptyState } from '../../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../../ui/page/Panel.js';
import { BracketRounds } from '../BracketRounds.js';
import { Winner } from '../PlayoffBracket.js';
import { useMatchups } from '../matchups.data.js';
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
        <p className="text-md text-ink-2">{league.league_name}</p>
      </header>
      {data === undefined ? (
        error !== null && (
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
  const { teams } = useLoadedLeague(leagueId);
  const known = new Map(teams.map((team) => [team.team_id, team]));
  const shown = {
    leagueId,
    season,
    periods,
    categories: categories?.list ?? null,
    teamOf: (id: string) => known.get(id),
    nameOf: (id: string) => known.get(id)?.team_name ?? '',
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
          <BracketRounds shown={{ ...shown, bracket: { ...consolation, third: null } }} />
        </section>
      )}
    </Fitted>
  );
}

/** The width of a round before it is enlarged. */
const COLUMN_REM = 17;
const MOST = 3;

/** Enlarges its content until it fills the window, or makes it smaller until all of it is there; not on phones. */
function Fitted({ columns, children }: { columns: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (outer === null || inner === null) return;
    const fit = () => {
      const room = Math.min(outer.clientWidth / inner.offsetWidth, outer.clientHeight / inner.offsetHeight);
      setScale(Number.isFinite(room) && room > 0 ? Math.min(MOST, room) : 1);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    observer.observe(inner);
    fit();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="relative min-h-0 flex-1 min-[50rem]:overflow-hidden">
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
