import { DRAFTS, yearlyRounds, isOptional, holdsRookieDraft } from '@crease/core/leagues/drafts/draft.table.js';
import { DRAFT_TYPES, type DraftType } from '@crease/core/draft-type.js';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { CsvTable } from '../../../platform/files/csv.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { useLeagueHome, useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { Select } from '../../../ui/fields/Select.js';
import { Tabs } from '../../../ui/page/Tabs.js';
import { usePhone } from '../../../ui/use-media.js';
import { faPicksCsv, picksCsv } from './assets.js';
import { FaPicks } from './FaPicks.js';
import { DraftPicks } from './DraftPicks.js';
import * as t from './home.words.en.js';

type Tab = 'fa' | DraftType;

export function AssetSummary({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId);
  const home = useLeagueHome(leagueId);
  const phone = usePhone();
  const [chosen, setTab] = useState<Tab | null>(null);
  const tabs: { value: Tab; label: string }[] = [
    { value: 'fa', label: t.freeAgentPicks },
    ...(holdsRookieDraft(league) ? [{ value: 'rookie' as const, label: t.rookieDraft }] : []),
    { value: 'general', label: t.generalDraft },
    ...DRAFT_TYPES.filter((type) => isOptional(type) && yearlyRounds(league, type, false) > 0).map((type) => ({
      value: type,
      label: DRAFTS[type].title,
    })),
  ];
  const hasAssets = ({ value }: { readonly value: Tab }) =>
    home.data !== undefined && (value === 'fa' ? home.data.faPicks : picksOf(home.data, value)).length > 0;
  // Before a season there are no weekly picks, so the first tab would be empty.
  const tab = chosen ?? tabs.find(hasAssets)?.value ?? 'fa';
  const content = home.data === undefined ? null : <Assets leagueId={leagueId} home={home.data} tab={tab} />;
  return (
    <Panel
      title={t.assetSummary({ season: league.current_season })}
      flush
      state={panelState(home)}
      footer={
        tab === 'fa' ? (
          <Link
            to={paths.freeAgents(leagueId)}
            className="rounded-sm text-sm font-medium text-accent-text hover:underline"
          >
            {t.freeAgentsAndWaivers}
          </Link>
        ) : undefined
      }
      actions={
        phone ? (
          <Select label={t.assets} hideLabel value={tab} options={tabs} onChange={setTab} className="w-40" />
        ) : (
          home.data !== undefined && (
            <DownloadCsv
              name={`${tab === 'fa' ? 'free-agent' : `${tab}-draft`}-picks-${league.current_season}`}
              table={() => csvOf(home.data, tab, nameOf)}
            />
          )
        )
      }
    >
      {phone ? (
        content
      ) : (
        <Tabs label={t.assets} value={tab} tabs={tabs} onChange={setTab}>
          {content}
        </Tabs>
      )}
    </Panel>
  );
}

const csvOf = (home: HomeAnswer, tab: Tab, nameOf: (teamId: string) => string): CsvTable =>
  tab === 'fa' ? faPicksCsv(home.faPicks, nameOf) : picksCsv(picksOf(home, tab), nameOf);

const picksOf = (home: HomeAnswer, type: DraftType) =>
  type === 'general'
    ? home.generalPicks
    : type === 'rookie'
      ? home.rookiePicks
      : home.furtherPicks.filter((pick) => pick.type === type);

function Assets({ leagueId, home, tab }: { leagueId: string; home: HomeAnswer; tab: Tab }) {
  if (tab === 'fa')
    return home.faPicks.length === 0 ? (
      <EmptyState words={t.noFreeAgentPicksAssigned} detail={t.weeklyPicksHint} />
    ) : (
      <FaPicks leagueId={leagueId} picks={home.faPicks} />
    );
  const picks = picksOf(home, tab);
  return picks.length === 0 ? (
    <EmptyState words={t.noDraftPicksAssigned} />
  ) : (
    <DraftPicks key={tab} leagueId={leagueId} picks={picks} />
  );
}
