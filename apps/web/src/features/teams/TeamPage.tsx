import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { isSeason } from '@crease/core/season.js';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import type { TeamPointsView, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { ApiRefusal } from '../../platform/api-client.js';
import { useLoadedLeague } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { RuleLink } from '../../platform/MoveEffect.js';
import { paths } from '../../platform/paths.js';
import { formatPoints } from '../../platform/points.js';
import { Badge } from '../../ui/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { CapBar } from '../../ui/CapBar.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Monogram } from '../../ui/Monogram.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { ErrorState, Panel } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.js';
import { Tabs } from '../../ui/Tabs.js';
import { cx } from '../../ui/cx.js';
import { CapOutlook } from './CapOutlook.js';
import { Graduating } from './Graduating.js';
import { MoveDialog } from './MoveDialog.js';
import { phaseCap } from './PhaseCap.js';
import { Picks } from './TeamPicks.js';
import { RetainedPanel } from './RetainedPanel.js';
import { TeamConditions } from './TeamConditions.js';
import { RosterTables } from './RosterTables.js';
import type { MoveType } from './move.words.js';
import { useTeamPage } from './team-page.data.js';

const TeamDialog = lazy(() => import('./TeamDialog.js').then((module) => ({ default: module.TeamDialog })));

type Place = TeamRosterLine['place'];

const EMPTY: Record<Place, string> = {
  active: 'No active players',
  ir: 'Nobody on injured reserve',
  rookie: 'The rookie bank is empty',
};

export function TeamPage() {
  const { leagueId = '', teamId = '' } = useParams();
  const loaded = useLoadedLeague(leagueId);
  const { league, me } = loaded;
  // The season whose contracts are shown stands in the address: `year`, or `usePrevious` for the previous contracts.
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('year');
  const year = asked !== null && (isSeason(asked) || /^(19|20)\d{2}$/.test(asked)) ? asked : null;
  const query = useTeamPage(leagueId, teamId, { year, usePrevious: parameters.get('usePrevious') === 'true' });
  const summary = query.data?.team ?? loaded.teams.find((team) => team.team_id === teamId);
  usePageTitle(summary?.team_name ?? 'Team', league.league_name);
  const [place, setPlace] = useState<Place>('active');
  const [editing, setEditing] = useState(false);
  const [moving, setMoving] = useState<{ player: TeamRosterLine; type: MoveType } | null>(null);
  const onMove = useCallback((player: TeamRosterLine, type: MoveType) => setMoving({ player, type }), []);
  const chooseSeason = (season: string | null) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('usePrevious');
        if (season === null) next.delete('year');
        else next.set('year', season);
        return next;
      },
      { replace: true },
    );

  if (query.data === undefined && query.error !== null) {
    if (query.error instanceof ApiRefusal && query.error.status === 404)
      return (
        <EmptyState
          className="py-10"
          words="This league has no such team."
          action={
            <Link to={paths.home(leagueId)} className={buttonClass()}>
              League home
            </Link>
          }
        />
      );
    return (
      <ErrorState
        className="py-10"
        message={query.error.message}
        retry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (summary === undefined)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="mb-5 h-14 w-72" />
        <SkeletonRows rows={10} />
      </div>
    );

  const mine = me.team_id === teamId;
  const page = query.data;
  const roster = page?.roster;
  const season = page?.season ?? league.current_season;
  const previous = page?.using_previous_contracts === true;
  const figures = page?.figures;
  const rules = rosterRules(league, league.phase);
  const dynasty = league.league_type === 'dynasty';
  const places: { value: Place; label: string; count: number }[] = [
    { value: 'active', label: 'Active', count: summary.roster_size },
    { value: 'ir', label: 'Injured reserve', count: summary.ir_count },
    ...(league.rookieDraftEnabled
      ? [{ value: 'rookie' as const, label: 'Rookie bank', count: summary.rookie_count }]
      : []),
  ];
  const rows = roster?.filter((player) => player.place === place) ?? [];
  const canEdit = page?.team.can_edit === true;

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
              <Link
                to={paths.newTrade(leagueId, mine ? {} : { with: teamId })}
                className={buttonClass(mine ? 'secondary' : 'primary')}
              >
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
      {previous && (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warn-soft px-4 py-2 font-medium text-warn"
        >
          Showing {season} Contract Data
          <Button size="sm" onClick={() => chooseSeason(null)}>{`Back to ${league.current_season}`}</Button>
        </p>
      )}
      {figures !== undefined && !previous && figures.violations.length > 0 && (
        <ul
          aria-label="What is not legal"
          className="mb-4 flex flex-col gap-1 rounded-md bg-bad-soft px-4 py-2 text-bad"
        >
          {figures.violations.map((violation) => (
            <li key={violation.rule}>
              <strong className="font-semibold">{violation.message}</strong> {violation.fix}{' '}
              <RuleLink name={violation.rule} />
            </li>
          ))}
        </ul>
      )}
      <Graduating leagueId={leagueId} teamId={teamId} />
      <div className={cx('grid gap-4 lg:grid-cols-2', dynasty && 'xl:grid-cols-[1.2fr_1.2fr_1fr]')}>
        <Panel title={`Salary cap ${season}`} footer={phaseCap(league) ?? undefined}>
          <CapBar
            cap={figures?.cap ?? rules.salaryCap}
            totalCap={figures?.total_cap ?? summary.total_cap}
            salaryRetained={figures?.salary_retained ?? summary.salary_retained}
            estimated={season > league.current_season ? undefined : figures?.estimated}
          />
        </Panel>
        {dynasty && (
          <Panel
            title="Cap outlook"
            state={page === undefined ? { kind: 'loading' } : { kind: 'full' }}
            skeleton={<Skeleton className="m-4 h-47" />}
          >
            <CapOutlook years={page?.outlook ?? []} present={league.current_season} />
          </Panel>
        )}
        <Panel title="At a glance" className={cx(dynasty && 'lg:max-xl:col-span-2')}>
          <dl className="grid grid-cols-3 gap-x-4 gap-y-4">
            <Glance label="Roster" value={`${summary.roster_size}`} of={rules.maxRosterSize ?? undefined} />
            <Glance label="IR" value={`${summary.ir_count}`} of={league.ir_slots} />
            {league.rookieDraftEnabled && (
              <Glance label="Rookies" value={`${summary.rookie_count}`} of={rules.rookieBankSize ?? undefined} />
            )}
            <Glance label="FA picks" value={`${summary.fa_picks}`} />
            {page === undefined ? (
              <Glance label="Points" value="–" />
            ) : (
              <Glance
                label="Points"
                value={formatPoints(page.points.regular)}
                beside={page.points.playoffs > 0 ? `${season} · PO ${formatPoints(page.points.playoffs)}` : season}
              />
            )}
          </dl>
        </Panel>
      </div>
      <Panel
        title="Roster"
        flush
        className="mt-4"
        footer={page === undefined ? undefined : <PointsLine season={season} points={page.points} />}
        actions={
          page === undefined ? (
            <Skeleton className="h-control w-44" />
          ) : (
            <Select
              label="Contracts of"
              hideLabel
              value={season}
              options={(page.seasons.includes(season) ? page.seasons : [season, ...page.seasons]).map((one) => ({
                value: one,
                label: `${one} contracts`,
              }))}
              onChange={(one) => chooseSeason(one === league.current_season ? null : one)}
              className="w-44"
            />
          )
        }
      >
        <Tabs label="Where players are" value={place} tabs={places} onChange={setPlace}>
          {roster === undefined ? (
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
              onMove={canEdit && !previous ? onMove : null}
            />
          )}
        </Tabs>
      </Panel>
      {page !== undefined && (
        <>
          <RetainedPanel leagueId={leagueId} retained={page.retained} roster={page.roster} />
          <TeamConditions leagueId={leagueId} teamId={teamId} />
          <Picks leagueId={leagueId} teamId={teamId} picks={page.picks} faPicks={page.fa_picks} />
        </>
      )}
      {moving !== null && (
        <MoveDialog leagueId={leagueId} teamId={teamId} {...moving} onClose={() => setMoving(null)} />
      )}
      {editing && (
        <Suspense>
          <TeamDialog
            leagueId={leagueId}
            teamId={teamId}
            name={summary.team_name}
            picture={summary.picture}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where a roster's first players come from, as the league stands. */
function wayToPlayers(leagueId: string, phase: LeaguePhase): { detail: string; action?: ReactNode } {
  if (phase === 'in-season')
    return {
      detail: 'Add free agents, or trade for players.',
      action: (
        <Link to={`${paths.players(leagueId)}?owner=free`} className={buttonClass('secondary', 'sm')}>
          Find a free agent
        </Link>
      ),
    };
  if (phase === 'offseason' || phase === 'protection')
    return { detail: 'Players come with the next draft, or by trade.' };
  return {
    detail: 'They come with the draft.',
    action: (
      <Link to={paths.drafts(leagueId)} className={buttonClass('secondary', 'sm')}>
        Go to the draft
      </Link>
    ),
  };
}

/** How the players' points add up to the team's, and what they are added up from. */
function PointsLine({ season, points }: { season: string; points: TeamPointsView }) {
  const { from, regular, players, left } = points;
  return (
    <p className="text-xs text-ink-3">
      {from === 'games'
        ? `Points are those of ${season}’s games, regular season.`
        : `No games of ${season} are known: players’ points are those of the season’s totals, and none is counted for the team.`}
      {from === 'games' && regular > 0 && (
        <>
          {' For this team: '}
          <span className="whitespace-nowrap">{`${formatPoints(players)} by players who are on it`}</span>
          {left.players > 0 &&
            ` + ${formatPoints(left.points)} by ${left.players === 1 ? 'one player who left' : `${left.players} players who left`}`}
          {' = '}
          <strong className="font-semibold text-ink-2">{formatPoints(regular)}</strong>.
        </>
      )}
    </p>
  );
}

function Glance({ label, value, of, beside }: { label: string; value: string; of?: number; beside?: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="text-lg font-semibold tracking-tight">
        {value}
        {of !== undefined && <span className="text-sm font-normal text-ink-3"> / {of}</span>}
        {beside !== undefined && <span className="block text-xs font-normal tracking-normal text-ink-3">{beside}</span>}
      </dd>
    </div>
  );
}
