import { locale } from '@crease/core/locale.js';
import type { AdminConfigAnswer } from '@crease/core/auth/auth.schema.js';
import { PROVIDER_NAMES } from '@crease/core/auth/social.rules.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useSystemConfig } from '../../open-league/league-data.js';
import { queryClient } from '../../../platform/requests/query-client.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { toastWhile } from '../../../ui/layers/toast.js';
import { statusLabel } from '../../../ui/marks/tags.js';
import { statusTag } from '../../players/player-status.js';
import { useStatusOverrides } from '../../open-league/status-overrides.js';
import { useAdminConfig } from '../admin.data.js';
import { MinimumSalaryForm, SeasonDatesForm, SeasonForm } from './RulesPanel.js';
import { StatusPanels } from './StatusPanels.js';
import { TasksPanel } from './TasksPanel.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './system.words.en.js';

export function SystemPanels({ leagueId }: { leagueId: string | null }) {
  const system = useSystemConfig();
  const config = useAdminConfig();
  const known = config.data;
  const facts = known === undefined ? [] : factsOf(known, system.data?.support_email);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className={COLUMN}>
        <Panel title={t.installation} state={panelState(config)}>
          <dl className="flex flex-col gap-3">
            {facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-3">{label}</dt>
                <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={t.season} state={panelState(config)}>
          {known !== undefined && (
            <>
              <SeasonForm key={`${known.current_season} ${String(known.season_set)}`} config={known} />
              <SeasonDatesForm key={JSON.stringify(known.season_dates)} config={known} />
            </>
          )}
        </Panel>
        <Panel title={t.minimumSalary} state={panelState(config)}>
          {known !== undefined && <MinimumSalaryForm key={known.minimum_salary} config={known} />}
        </Panel>
        <Panel title={t.nhlClubs} state={panelState(system)}>
          <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
            {system.data?.clubs.map((club) => (
              <li key={club.code}>
                <ClubTag code={club.code} name={club.name} color={club.color} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className={COLUMN}>
        <StatusPanels />
        {leagueId !== null && <Overrides leagueId={leagueId} />}
        <TasksPanel />
      </div>
    </div>
  );
}

const COLUMN = 'flex min-w-0 flex-col gap-4';

const factsOf = (config: AdminConfigAnswer, support: string | undefined): (readonly [string, string])[] => [
  [t.users, locale.number(config.users)],
  [t.leagues, locale.number(config.leagues)],
  [t.supportAddress, support ?? '–'],
  [t.mail, config.mail ? t.sentBySmtp : t.mailNotConfigured],
  [
    t.signInProviders,
    config.providers.length > 0
      ? config.providers.map((provider) => PROVIDER_NAMES[provider]).join(', ')
      : t.emailAndPasswordOnly,
  ],
  [t.pictures, config.storage === 's3' ? t.s3CompatibleStorage : t.onThisDisk],
  [t.queuesAndSockets, config.redis ? t.redis : t.insideProcess],
];

/** Players whose status a commissioner of this league has set against the imported data. */
function Overrides({ leagueId }: { leagueId: string }) {
  const query = useStatusOverrides(leagueId);
  const end = (player: { player_id: number; player_name: string }) =>
    void toastWhile(
      request('DELETE /:league_id/players/:player_id/status', { league_id: leagueId, player_id: player.player_id }),
      {
        loading: t.takingStatusBack,
        success: t.playerHasImportedStatusAgain({ player: player.player_name }),
      },
    ).then(
      () => queryClient.invalidateQueries({ queryKey: keys.league(leagueId) }),
      () => undefined,
    );
  return (
    <Panel
      title={t.statusesSetInLeague}
      flush
      state={panelState(query, (overrides) => (overrides.length === 0 ? { words: t.noStatusesSetInLeague } : null))}
    >
      <ul>
        {query.data?.map((one) => (
          <li key={one.player_id} className="flex items-center gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {one.player_name} <Badge tone="warn">{statusLabel(statusTag(one.status))}</Badge>
              </span>
              <span className="block text-xs text-ink-3">
                {sentence(t.statusFacts, {
                  reason: one.reason,
                  importedStatus: statusLabel(statusTag(one.imported_status)),
                  time: <RelativeTime at={one.ends_at} />,
                })}
              </span>
            </span>
            <Button size="sm" onClick={() => end(one)}>
              {t.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
