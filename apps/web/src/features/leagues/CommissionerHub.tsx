import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import Settings from 'lucide-react/icons/settings';
import { formatMoney } from '@crease/core/money.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { useInvitations, useLeagueMail, useLoadedLeague, useMembers } from '../../platform/league-data.js';
import { usePageTitle } from '../../platform/page-title.js';
import { paths } from '../../platform/paths.js';
import { usePhase } from '../../platform/season-data.js';
import { Button } from '../../ui/Button.js';
import { PageHeader } from '../../ui/PageHeader.js';
import { Panel } from '../../ui/Panel.js';
import { PanelsSkeleton } from '../../ui/Skeleton.js';
import { InvitationsPanel } from './InvitationsPanel.js';
import { MailPanel } from './MailPanel.js';
import { MembersPanel } from './MembersPanel.js';
import { PhasePanel } from './PhasePanel.js';
import { PlayPanel } from './PlayPanel.js';
import { SettingsDialog } from './SettingsDialog.js';
import { StatusPanel, useStatusOverrides } from './StatusPanel.js';

/** Running a league: where it stands, who manages which team, and its settings. */
export function CommissionerHub() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle('Commissioner Settings', league.league_name);
  if (!me.is_commissioner && !me.is_site_owner) return <Navigate to={paths.home(leagueId)} replace />;
  return <Hub leagueId={leagueId} />;
}

function Hub({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const [editing, setEditing] = useState(false);
  const waiting = [usePhase(leagueId), useMembers(leagueId), useInvitations(leagueId), useLeagueMail(leagueId), useStatusOverrides(leagueId)].some(({ isPending }) => isPending);
  return (
    <>
      <PageHeader
        title="Commissioner Settings"
        detail={league.league_name}
        actions={
          <Button icon={<Settings size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
            {league.phase === 'setup' ? 'Edit settings' : 'Rename league'}
          </Button>
        }
      />
      {waiting ? (
        <PanelsSkeleton />
      ) : (
        <>
          <PhasePanel leagueId={leagueId} />
          <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1.5fr_1fr]">
            <div className="flex min-w-0 flex-col gap-4">
              <InvitationsPanel leagueId={leagueId} />
              <MembersPanel leagueId={leagueId} />
              {me.is_commissioner && <PlayPanel league={league} />}
              <MailPanel leagueId={leagueId} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <SettingsSummary league={league} />
              <StatusPanel leagueId={leagueId} />
            </div>
          </div>
        </>
      )}
      {editing && <SettingsDialog league={league} onClose={() => setEditing(false)} />}
    </>
  );
}

function SettingsSummary({ league }: { league: LeagueView }) {
  const dynasty = league.league_type === 'dynasty';
  const groups: { title: string; lines: (readonly [string, string | number])[] }[] = [
    {
      title: 'General',
      lines: [
        ['Type', dynasty ? 'Dynasty' : 'Re-draft'],
        ['Teams', league.num_teams],
        ['Salary cap', formatMoney(league.salary_cap)],
      ],
    },
    {
      title: 'Roster',
      lines: [
        ['Roster size', league.max_roster_size],
        ['Minimum F / D / G', `${league.min_forwards} / ${league.min_defense} / ${league.min_goalies}`],
        ['IR slots', league.ir_slots],
      ],
    },
    {
      title: 'Trading',
      lines: [
        ['Pickups per week', league.maxPickupsPerWeek],
        ['Free-agent picks', league.faTradesAllowed ? 'Tradable' : 'Not tradable'],
        ...(dynasty ? [['Draft picks', league.draftPickTradesAllowed ? 'Tradable' : 'Not tradable'] as const] : []),
        ['Retention', league.retentionEnabled ? `${league.max_retention_perc} %, ${league.retention_slots} ${league.retention_slots === 1 ? 'slot' : 'slots'}` : 'Off'],
      ],
    },
    {
      title: 'Draft',
      lines: [
        ['General rounds', league.general_draft_length],
        ...(league.general_draft_startup_length === null ? [] : [['Startup rounds', league.general_draft_startup_length] as const]),
        ['Rookie draft', league.rookieDraftEnabled ? `${league.rookie_draft_length} rounds, ${league.rookie_draft_startup_length} at startup` : 'Off'],
        ...(league.rookieDraftEnabled ? [['Rookie bank', league.rookie_bank_size ?? 0] as const] : []),
      ],
    },
    ...(league.protectionSheetsEnabled
      ? [
          {
            title: 'Protection sheets',
            lines: [
              ['Limit', formatMoney(league.protection_sheet_limit ?? 0)],
              ['Protected F / D / G', `${league.min_forwards_protected} / ${league.min_defense_protected} / ${league.min_goalies_protected}`],
              ['Bench', `${league.protection_bench_size} for ${formatMoney(league.protection_sheet_bench ?? 0)}`],
            ] as const,
          },
        ].map((group) => ({ ...group, lines: [...group.lines] }))
      : []),
  ];
  return (
    <Panel title="Settings">
      <div className="flex flex-col gap-4">
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className="text-xs font-medium text-ink-3">{group.title}</h3>
            <dl className="mt-1">
              {group.lines.map(([label, value]) => (
                <div key={label} className="flex min-h-7 items-baseline justify-between gap-4">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="text-right font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Panel>
  );
}
