import { useCallback, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isInCategories } from '@crease/core/leagues/formats.js';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { TeamPageAnswer, TeamPointsView, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { fileName } from '../../../platform/files/download.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { formatPoints } from '../../open-league/points.js';
import { TonightLine } from '../../tonight/TonightLine.js';
import { buttonClass } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Panel } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { Skeleton, SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { MoveDialog } from '../MoveDialog.js';
import { RosterTables, rosterCells } from './RosterTables.js';
import type { MoveType } from '../move.model.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../teams.words.en.js';

type Place = TeamRosterLine['place'];

const EMPTY: Record<Place, string> = {
  active: t.noActivePlayers,
  ir: t.noPlayersOnInjuredReserve,
  rookie: t.rookieBankIsEmpty,
};

interface TeamRosterProps {
  leagueId: string;
  summary: TeamSummary;
  /** undefined while loading. */
  page: TeamPageAnswer | undefined;
  season: string;
  /** null is the league's own season. */
  onSeason: (season: string | null) => void;
}

export function TeamRoster({ leagueId, summary, page, season, onSeason }: TeamRosterProps) {
  const { league, me } = useLoadedLeague(leagueId);
  const [place, setPlace] = useState<Place>('active');
  const [moving, setMoving] = useState<{ player: TeamRosterLine; type: MoveType } | null>(null);
  const onMove = useCallback((player: TeamRosterLine, type: MoveType) => setMoving({ player, type }), []);
  const canEdit = page?.team.can_edit === true;
  const places: { value: Place; label: string; count: number }[] = [
    { value: 'active', label: t.active, count: summary.roster_size },
    { value: 'ir', label: t.injuredReserve, count: summary.ir_count },
    ...(league.rookieDraftEnabled
      ? [{ value: 'rookie' as const, label: t.rookieBank, count: summary.rookie_count }]
      : []),
  ];
  const rows = page?.roster.filter((player) => player.place === place) ?? [];
  return (
    <>
      <Panel
        title={t.roster}
        flush
        className="mt-4"
        footer={
          page === undefined || isInCategories(league) ? undefined : <PointsLine season={season} points={page.points} />
        }
        actions={<RosterActions summary={summary} page={page} season={season} onSeason={onSeason} />}
      >
        <TonightLine
          leagueId={leagueId}
          teamId={summary.team_id}
          mine={me.team_id === summary.team_id}
          className="border-b border-line px-4 py-2"
        />
        <Tabs label={t.wherePlayersAre} value={place} tabs={places} onChange={setPlace}>
          {page === undefined ? (
            <SkeletonRows rows={8} />
          ) : rows.length === 0 ? (
            <EmptyState
              words={EMPTY[place]}
              {...(place === 'active' && canEdit ? wayToPlayers(leagueId, league.phase) : {})}
            />
          ) : (
            <RosterTables
              rows={rows}
              season={season}
              grouped={place === 'active'}
              label={`${summary.team_name}: ${places.find((one) => one.value === place)?.label}`}
              onMove={canEdit && !page.using_previous_contracts ? onMove : null}
            />
          )}
        </Tabs>
      </Panel>
      {moving !== null && (
        <MoveDialog leagueId={leagueId} teamId={summary.team_id} {...moving} onClose={() => setMoving(null)} />
      )}
    </>
  );
}

function RosterActions({ summary, page, season, onSeason }: Omit<TeamRosterProps, 'leagueId'>) {
  const { leagueId = '' } = useParams();
  const { league } = useLoadedLeague(leagueId);
  if (page === undefined) return <Skeleton className="h-control w-44" />;
  return (
    <>
      <DownloadCsv
        name={`${fileName(summary.team_name)}-${season}`}
        disabled={page.roster.length === 0}
        table={() => rosterCells(leagueId, season, page.roster)}
      />
      <Select
        label={t.contractsOf}
        hideLabel
        value={season}
        options={(page.seasons.includes(season) ? page.seasons : [season, ...page.seasons]).map((one) => ({
          value: one,
          label: t.seasonContracts({ season: one }),
        }))}
        onChange={(one) => onSeason(one === league.current_season ? null : one)}
        className="w-44"
      />
    </>
  );
}

/** How a team gets its first players in the current phase. */
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
  if (phase === 'offseason' || phase === 'protection') return { detail: t.draftOrTradeHint };
  return {
    detail: t.comeWithDraftHint,
    action: (
      <Link to={paths.drafts(leagueId)} className={buttonClass('secondary', 'sm')}>
        {t.goToDraft}
      </Link>
    ),
  };
}

/** How the players' points add up to the team's, and their source. */
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
