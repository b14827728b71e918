import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { RosterLine } from '@crease/core/leagues/league.answers.js';
import { ApiRefusal } from '../../platform/api-client.js';
import { useLoadedLeague, useTeam } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { Badge } from '../../ui/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { CapBar } from '../../ui/CapBar.js';
import { Monogram } from '../../ui/Monogram.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { ErrorState, Panel } from '../../ui/Panel.js';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.js';
import { Tabs } from '../../ui/Tabs.js';
import { useAllPlayers } from '../../platform/players-data.js';
import { CapOutlook } from './CapOutlook.js';
import { MoveDialog } from './MoveDialog.js';
import { Picks } from './TeamPicks.js';
import { RosterTables } from './RosterTables.js';
import { TeamConditions } from './TeamConditions.js';
import type { MoveType } from './move.words.js';
import { capOutlook } from './outlook.js';

const TeamDialog = lazy(() => import('./TeamDialog.js').then((module) => ({ default: module.TeamDialog })));

type Place = RosterLine['place'];

const EMPTY: Record<Place, string> = { active: 'No active players', ir: 'Nobody on injured reserve', rookie: 'The rookie bank is empty' };

export function TeamPage() {
  const { leagueId = '', teamId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  const { league, me } = loaded;
  const query = useTeam(leagueId, teamId);
  const summary = query.data?.team ?? loaded.teams.find((team) => team.team_id === teamId);
  usePageTitle(summary?.team_name ?? 'Team', league.league_name);
  const [place, setPlace] = useState<Place>('active');
  const [editing, setEditing] = useState(false);
  const [moving, setMoving] = useState<{ player: RosterLine; type: MoveType } | null>(null);
  const everybody = useAllPlayers(leagueId, league.current_season).data;
  const known = useMemo(() => new Map(everybody?.map((player) => [player.id, player])), [everybody]);

  if (query.data === undefined && query.error !== null) {
    const absent = query.error instanceof ApiRefusal && query.error.status === 404;
    return <ErrorState className="py-10" message={absent ? 'This league has no such team.' : query.error.message} retry={absent ? undefined : () => void query.refetch()} retrying={query.isFetching} />;
  }
  if (summary === undefined)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="mb-5 h-14 w-72" />
        <SkeletonRows rows={10} />
      </div>
    );

  const mine = me.team_id === teamId;
  const roster = query.data?.roster;
  const counts: Record<Place, number> = { active: summary.roster_size, ir: summary.ir_count, rookie: summary.rookie_count };
  const places: { value: Place; label: string; count: number }[] = [
    { value: 'active', label: 'Active', count: counts.active },
    { value: 'ir', label: 'Injured reserve', count: counts.ir },
    ...(league.rookieDraftEnabled ? [{ value: 'rookie' as const, label: 'Rookie bank', count: counts.rookie }] : []),
  ];
  const rows = roster?.filter((player) => player.place === place) ?? [];
  const canEdit = query.data?.team.can_edit === true;
  const committed = roster?.filter((player) => player.place === 'active').map((player) => ({ charge: player.charge, until: known.get(player.player_id)?.contract_expiry ?? null }));

  return (
    <>
      <PageHeader
        lead={<Monogram name={summary.team_name} picture={summary.picture} size="lg" />}
        title={summary.team_name}
        detail={
          <span className="flex flex-wrap items-center gap-2">
            {summary.manager_name ?? 'No manager yet'}
            {mine && <Badge tone="accent">Your team</Badge>}
          </span>
        }
        actions={
          <>
            {me.team_id !== null && (
              <Link to={paths.newTrade(leagueId, mine ? {} : { with: teamId })} className={buttonClass(mine ? 'secondary' : 'primary')}>
                Propose a trade
              </Link>
            )}
            {canEdit && (
              <Button icon={<Pencil size={14} aria-hidden="true" />} onClick={() => setEditing(true)}>
                Edit team
              </Button>
            )}
            {!mine && me.team_id !== null && (
              <Link to={paths.team(leagueId, me.team_id)} className={buttonClass('quiet')}>
                My team
              </Link>
            )}
          </>
        }
      />
      <div className="grid gap-4 lg:grid-cols-2 xl:grid-cols-[1.2fr_1.2fr_1fr]">
        <Panel title={`Salary cap ${league.current_season}`}>
          <CapBar cap={league.salary_cap} totalCap={summary.total_cap} salaryRetained={summary.salary_retained} />
        </Panel>
        <Panel title="Cap outlook" state={committed === undefined || everybody === undefined ? { kind: 'loading' } : { kind: 'full' }} skeleton={<Skeleton className="m-4 h-36" />}>
          <CapOutlook years={capOutlook(league.current_season, committed ?? [], summary.salary_retained)} cap={league.salary_cap} />
        </Panel>
        <Panel title="At a glance" className="lg:max-xl:col-span-2">
          <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
            <Glance label="Roster" value={`${summary.roster_size}`} of={league.max_roster_size} />
            <Glance label="IR" value={`${summary.ir_count}`} of={league.ir_slots} />
            {league.rookieDraftEnabled && <Glance label="Rookies" value={`${summary.rookie_count}`} of={league.rookie_bank_size ?? 0} />}
            <Glance label="FA picks" value={`${summary.fa_picks}`} />
            <Glance label="Points" value={summary.total_points.toLocaleString('en-US', { maximumFractionDigits: 1 })} />
          </dl>
        </Panel>
      </div>
      <Panel title="Roster" flush className="mt-4">
        <Tabs label="Where players are" value={place} tabs={places} onChange={setPlace}>
          {roster === undefined ? (
            <SkeletonRows rows={8} />
          ) : rows.length === 0 ? (
            <p className="px-4 py-8 text-center text-ink-3">{EMPTY[place]}</p>
          ) : (
            <RosterTables
              rows={rows}
              known={known}
              grouped={place === 'active'}
              label={`${summary.team_name}: ${places.find((one) => one.value === place)?.label}`}
              onMove={canEdit ? (player, type) => setMoving({ player, type }) : null}
            />
          )}
        </Tabs>
      </Panel>
      <TeamConditions leagueId={leagueId} teamId={teamId} />
      <Picks leagueId={leagueId} teamId={teamId} />
      {moving !== null && <MoveDialog leagueId={leagueId} teamId={teamId} {...moving} onClose={() => setMoving(null)} />}
      {editing && (
        <Suspense>
          <TeamDialog leagueId={leagueId} teamId={teamId} name={summary.team_name} picture={summary.picture} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Glance({ label, value, of }: { label: string; value: string; of?: number }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-lg font-semibold tracking-tight">
        {value}
        {of !== undefined && <span className="text-sm font-normal text-ink-3"> / {of}</span>}
      </dd>
    </div>
  );
}
