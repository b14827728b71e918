import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import Settings from 'lucide-react/icons/settings';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { SETTING_KEYS, stateOf, rowOf } from '@crease/core/leagues/settings.values.js';
import { SETTING_SECTIONS, type SettingSection } from '@crease/core/leagues/setting.model.js';
import { valueWords } from '@crease/core/settings/settings.words.js';
import { useInvitations, useLeagueMail, useLoadedLeague, useMembers } from '../../open-league/league-data.js';
import { usePageTitle } from '../../../platform/pages/page-title.js';
import { paths } from '../../../platform/pages/paths.js';
import { usePhase } from '../../open-league/season-data.js';
import { Button, buttonClass } from '../../../ui/Button.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { Panel } from '../../../ui/page/Panel.js';
import { PanelsSkeleton } from '../../../ui/page/Skeleton.js';
import { DelayNotice } from '../home/DelayNotice.js';
import { ClosedRostersPanel } from './ClosedRostersPanel.js';
import { ComingPanel } from './ComingPanel.js';
import { InvitationsPanel } from './InvitationsPanel.js';
import { MailPanel } from './MailPanel.js';
import { MembersPanel } from './MembersPanel.js';
import { MoveOutPanel } from './MoveOutPanel.js';
import { NotPlayable } from './NotPlayable.js';
import { PhasePanel } from './phase/PhasePanel.js';
import { PlayPanel } from './PlayPanel.js';
import { useSettings } from '../settings/settings.data.js';
import { SettingsDialog } from '../settings/SettingsDialog.js';
import { StatusPanel, useStatusOverrides } from './StatusPanel.js';
import { WebhookPanel } from './WebhookPanel.js';
import * as t from './hub.words.en.js';

export function CommissionerHub() {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  usePageTitle(t.commissionerSettings, league.league_name);
  if (!me.is_commissioner && !me.is_site_owner) return <Navigate to={paths.home(leagueId)} replace />;
  return <Hub leagueId={leagueId} />;
}

function Hub({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const [editing, setEditing] = useState(false);
  const settings = useSettings(leagueId);
  const waiting = [
    settings,
    usePhase(leagueId),
    useMembers(leagueId),
    useInvitations(leagueId),
    useLeagueMail(leagueId),
    useStatusOverrides(leagueId),
  ].some(({ isPending }) => isPending);
  return (
    <>
      <PageHeader
        title={t.commissionerSettings}
        hint={league.league_name}
        actions={
          <>
            {me.is_commissioner && (
              <Link to={paths.moveIn(leagueId)} className={buttonClass('secondary', 'md')}>
                {t.moveIn}
              </Link>
            )}
            <Button icon={<Settings size={16} aria-hidden="true" />} onClick={() => setEditing(true)}>
              {t.editSettings}
            </Button>
          </>
        }
      />
      {waiting ? (
        <PanelsSkeleton />
      ) : (
        <>
          <NotPlayable league={league} coming={settings.data?.coming ?? []} onEdit={() => setEditing(true)} />
          <DelayNotice leagueId={leagueId} timeZone={league.time_zone} />
          <PhasePanel leagueId={leagueId} />
          <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1.5fr_1fr]">
            <div className="flex min-w-0 flex-col gap-4">
              <InvitationsPanel leagueId={leagueId} />
              <MembersPanel leagueId={leagueId} />
              {me.is_commissioner && <PlayPanel league={league} />}
              {me.is_commissioner && <WebhookPanel leagueId={leagueId} />}
              <MailPanel leagueId={leagueId} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <ComingPanel league={league} canChange={me.is_commissioner} />
              <SettingsSummary league={league} />
              <ClosedRostersPanel leagueId={leagueId} />
              <StatusPanel leagueId={leagueId} />
              {me.is_commissioner && <MoveOutPanel league={league} />}
            </div>
          </div>
        </>
      )}
      {editing && <SettingsDialog league={league} onClose={() => setEditing(false)} />}
    </>
  );
}

function SettingsSummary({ league }: { league: LeagueView }) {
  const state = stateOf(league);
  const sections = (Object.keys(SETTING_SECTIONS) as SettingSection[]).map((section) => ({
    section,
    keys: SETTING_KEYS.filter(
      (key) =>
        rowOf(key).section === section &&
        state[key] !== null &&
        (rowOf(key).only ?? league.league_type) === league.league_type &&
        (rowOf(key).once !== 'startup' || league.phase === 'setup'),
    ),
  }));
  return (
    <Panel title={t.settings}>
      <div className="flex flex-col gap-4">
        {sections
          .filter(({ keys: shown }) => shown.length > 0)
          .map(({ section, keys: shown }) => (
            <div key={section}>
              <h3 className="text-xs font-medium text-ink-3">{SETTING_SECTIONS[section].title}</h3>
              <dl className="mt-1">
                {shown.map((key) => (
                  <div key={key} className="flex min-h-7 items-baseline justify-between gap-4">
                    <dt className="text-ink-2">{rowOf(key).label}</dt>
                    <dd className="text-right font-medium">{valueWords(key, state[key])}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
      </div>
    </Panel>
  );
}
