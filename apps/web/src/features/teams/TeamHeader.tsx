import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pencil from 'lucide-react/icons/pencil';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { TeamSummary } from '@crease/core/leagues/league.answers.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { DownloadCsvItem } from '../../platform/files/DownloadCsv.js';
import { fileName } from '../../platform/files/download.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge } from '../../ui/marks/Badge.js';
import { buttonClass, IconButton } from '../../ui/Button.js';
import { MenuSeparator } from '../../ui/layers/Menu.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { PageHeader } from '../../ui/page/PageHeader.js';
import { PageMenu } from '../../ui/page/PageMenu.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useCompact, usePhone } from '../../ui/use-media.js';
import { TonightStrip } from '../tonight/TonightStrip.js';
import { rosterCells } from './roster/RosterTables.js';
import { TeamStrip } from './TeamStrip.js';
import type { RosterView } from './contracts/use-roster-view.js';
import * as t from './teams.words.en.js';

const PeopleDialog = lazyPart(() => import('./people/PeopleDialog.js'), 'PeopleDialog');
const TeamDialog = lazyPart(() => import('./TeamDialog.js'), 'TeamDialog');

interface TeamHeaderProps {
  leagueId: string;
  summary: TeamSummary;
  /** undefined while loading. */
  page: TeamPageAnswer | undefined;
  season: string;
  view: RosterView;
  onView: (view: RosterView) => void;
  /** Chooses the season of the contracts; null is the league's own. */
  onSeason: (season: string | null) => void;
}

export function TeamHeader({ leagueId, summary, page, season, view, onView, onSeason }: TeamHeaderProps) {
  const { league, me } = useLoadedLeague(leagueId);
  const phone = usePhone();
  // On narrow screens the team's name needs the space of some buttons, so they move to the menu.
  const compact = useCompact();
  const [open, setOpen] = useState<'team' | 'people' | null>(null);
  const mine = me.team_id === summary.team_id;
  const turn = () => onView(view === 'contracts' ? 'list' : 'contracts');
  return (
    <>
      <PageHeader
        lead={<Monogram name={summary.team_name} picture={summary.picture} size="md" />}
        title={summary.team_name}
        detail={
          <span className="flex flex-wrap items-center gap-x-2">
            {peopleWords(summary)}
            {mine && <Badge tone="accent">{t.yourTeam}</Badge>}
            {league.is_sample && !compact && <Badge>{t.samplePlayers}</Badge>}
            {!phone && <TonightStrip leagueId={leagueId} teamId={summary.team_id} />}
          </span>
        }
        figures={<TeamStrip leagueId={leagueId} summary={summary} page={page} season={season} />}
        actions={
          <>
            {!compact && (
              <IconButton
                variant={view === 'contracts' ? 'primary' : 'secondary'}
                label={t.contractsBySeason}
                aria-pressed={view === 'contracts'}
                icon={<ChartGantt size={18} aria-hidden="true" />}
                onClick={turn}
              />
            )}
            <TeamLinks leagueId={leagueId} teamId={summary.team_id} phone={compact} />
            <PageMenu>
              {compact && (
                <MenuItem
                  checked={view === 'contracts'}
                  toggles
                  icon={<ChartGantt size={16} aria-hidden="true" />}
                  onSelect={turn}
                >
                  {t.contractsBySeason}
                </MenuItem>
              )}
              {compact && <TradeItem leagueId={leagueId} teamId={summary.team_id} />}
              {page?.team.can_edit === true && (
                <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => setOpen('team')}>
                  {t.editTeam}
                </MenuItem>
              )}
              {mine && (
                <MenuItem icon={<UserPlus size={16} aria-hidden="true" />} onSelect={() => setOpen('people')}>
                  {t.coManagers}
                </MenuItem>
              )}
              {!mine && me.team_id !== null && (
                <MenuItem
                  icon={<Users size={16} aria-hidden="true" />}
                  render={(props) => <Link to={paths.team(leagueId, me.team_id ?? '')} {...props} />}
                >
                  {t.myTeam}
                </MenuItem>
              )}
              {page !== undefined && (
                <DownloadCsvItem
                  name={`${fileName(summary.team_name)}-${season}`}
                  disabled={page.roster.length === 0}
                  table={() => rosterCells(leagueId, season, page.roster)}
                />
              )}
              {page !== undefined && <ContractSeasons leagueId={leagueId} page={page} onSeason={onSeason} />}
            </PageMenu>
          </>
        }
      />
      {open === 'people' && (
        <Suspense>
          <PeopleDialog
            leagueId={leagueId}
            teamId={summary.team_id}
            name={summary.team_name}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {open === 'team' && (
        <Suspense>
          <TeamDialog
            leagueId={leagueId}
            teamId={summary.team_id}
            name={summary.team_name}
            picture={summary.picture}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const peopleWords = ({ manager_name: manager, co_managers: others }: TeamSummary): string =>
  manager === null ? t.noManagerYet : t.people({ people: [manager, ...others] });

function ContractSeasons({
  leagueId,
  page: { season, seasons },
  onSeason,
}: {
  leagueId: string;
  page: TeamPageAnswer;
  onSeason: TeamHeaderProps['onSeason'];
}) {
  const { league } = useLoadedLeague(leagueId);
  const all = seasons.includes(season) ? seasons : [season, ...seasons];
  if (all.length < 2) return null;
  return (
    <>
      <MenuSeparator />
      {all.map((one) => (
        <MenuItem
          key={one}
          checked={one === season}
          onSelect={() => onSeason(one === league.current_season ? null : one)}
        >
          {t.seasonContracts({ season: one })}
        </MenuItem>
      ))}
    </>
  );
}

/** Links to the line-up and a new trade, the likelier first. A phone has room for one. */
function TeamLinks({ leagueId, teamId, phone }: { leagueId: string; teamId: string; phone: boolean }) {
  const { league, me } = useLoadedLeague(leagueId);
  const mine = me.team_id === teamId;
  const lineup = league.lineups !== 'off';
  const trades = me.team_id !== null;
  const first = mine && lineup ? 'lineup' : trades ? 'trade' : 'lineup';
  return (
    <>
      {lineup && (!phone || first === 'lineup') && (
        <Link to={paths.lineup(leagueId, teamId)} className={buttonClass(mine ? 'primary' : 'secondary')}>
          <ListOrdered size={16} aria-hidden="true" />
          <span>{t.lineUp}</span>
        </Link>
      )}
      {trades && (!phone || first === 'trade') && (
        <Link
          to={paths.newTrade(leagueId, mine ? {} : { with: teamId })}
          className={buttonClass(mine ? 'secondary' : 'primary')}
        >
          <ArrowLeftRight size={16} aria-hidden="true" />
          <span>{t.proposeTrade}</span>
        </Link>
      )}
    </>
  );
}

/** The link that a phone's bar has no room for. */
function TradeItem({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const mine = me.team_id === teamId;
  const lineup = league.lineups !== 'off';
  if (!lineup || me.team_id === null) return null;
  return mine ? (
    <MenuItem
      icon={<ArrowLeftRight size={16} aria-hidden="true" />}
      render={(props) => <Link to={paths.newTrade(leagueId)} {...props} />}
    >
      {t.proposeTrade}
    </MenuItem>
  ) : (
    <MenuItem
      icon={<ListOrdered size={16} aria-hidden="true" />}
      render={(props) => <Link to={paths.lineup(leagueId, teamId)} {...props} />}
    >
      {t.lineUp}
    </MenuItem>
  );
}
