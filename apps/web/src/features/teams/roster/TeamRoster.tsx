import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isInCategories } from '@crease/core/leagues/formats.js';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { TeamPageAnswer, TeamPointsView, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints } from '../../open-league/points.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Panel } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import type { RosterView } from '../contracts/use-roster-view.js';
import { RosterTables } from './RosterTables.js';
import type { MoveType } from '../move.model.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../teams.words.en.js';

const MoveDialog = lazyPart(() => import('../MoveDialog.js'), 'MoveDialog');
const ContractChart = lazyPanel(() => import('../contracts/ContractChart.js'), 'ContractChart');

interface TeamRosterProps {
  leagueId: string;
  summary: TeamSummary;
  /** undefined while loading. */
  page: TeamPageAnswer | undefined;
  season: string;
  view: RosterView;
}

/** The players: active ones by position, then those on injured reserve and in the rookie bank; or their contracts. */
export function TeamRoster({ leagueId, summary, page, season, view }: TeamRosterProps) {
  const { league } = useLoadedLeague(leagueId);
  const [moving, setMoving] = useState<{ player: TeamRosterLine; type: MoveType } | null>(null);
  const onMove = useCallback((player: TeamRosterLine, type: MoveType) => setMoving({ player, type }), []);
  const canEdit = page?.team.can_edit === true;
  return (
    <>
      <Panel
        title={t.roster}
        untitled
        flush
        footer={
          page === undefined || isInCategories(league) ? undefined : <PointsLine season={season} points={page.points} />
        }
      >
        {page === undefined ? (
          <SkeletonRows rows={8} />
        ) : (
          <>
            {!page.roster.some(({ place }) => place === 'active') && (
              <EmptyState
                className="border-b border-line"
                words={t.noActivePlayers}
                {...(canEdit ? wayToPlayers(leagueId, league.phase) : {})}
              />
            )}
            {view === 'contracts' && page.roster.length > 0 ? (
              <Suspense fallback={<SkeletonRows rows={8} />}>
                <ContractChart leagueId={leagueId} team={summary.team_name} roster={page.roster} first={season} />
              </Suspense>
            ) : (
              <RosterTables
                rows={page.roster}
                season={season}
                label={summary.team_name}
                onMove={canEdit && !page.using_previous_contracts ? onMove : null}
              />
            )}
          </>
        )}
      </Panel>
      {moving !== null && (
        <Suspense>
          <MoveDialog leagueId={leagueId} teamId={summary.team_id} {...moving} onClose={() => setMoving(null)} />
        </Suspense>
      )}
    </>
  );
}

function wayToPlayers(leagueId: string, phase: LeaguePhase): { detail: string; action?: ReactNode } {
  if (phase === 'in-season')
    return {
      detail: t.addOrTradeHint,
      action: (
        <Link to={`${paths.players(leagueId)}?owner=free`} className={buttonClass('secondary', 'sm')}>
          {t.findFreeAgent}
        </Link>
      ),
    };
  if (phase === 'offseason' || phase === 'free-agency' || phase === 'protection') return { detail: t.draftOrTradeHint };
  return {
    detail: t.comeWithDraftHint,
    action: (
      <Link to={paths.drafts(leagueId)} className={buttonClass('secondary', 'sm')}>
        {t.goToDraft}
      </Link>
    ),
  };
}

function PointsLine({ season, points }: { season: string; points: TeamPointsView }) {
  const { from, regular, players, left } = points;
  return (
    <p className="text-xs text-ink-3">
      {from === 'games' ? t.pointsFromGames({ season }) : t.noGamesKnown({ season })}
      {from === 'games' && regular > 0 && (
        <>
          {' '}
          {sentence(t.pointsForTeam, {
            present: <span className="whitespace-nowrap">{t.pointsByPresent({ points: formatPoints(players) })}</span>,
            left: left.players > 0 ? { points: formatPoints(left.points), players: left.players } : null,
            total: <strong className="font-semibold text-ink-2">{formatPoints(regular)}</strong>,
          })}
        </>
      )}
    </p>
  );
}
