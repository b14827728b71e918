import { Link } from 'react-router-dom';
import { useLeagueHome } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { ActivityLine } from './ActivityLine.js';
import * as t from './activity.words.en.js';

/** Fits next to the other panels; the log has the rest. */
const SHOWN = 8;

export function RecentActivityPanel({ leagueId, shown = SHOWN }: { leagueId: string; shown?: number }) {
  const home = useLeagueHome(leagueId);
  return (
    <Panel
      title={t.recentActivity}
      flush
      state={panelState(home, (data) =>
        data.recentActivity.length === 0 ? { words: t.noRecentActivity, detail: t.noRecentActivityHint } : null,
      )}
      skeleton={<SkeletonRows rows={shown} />}
      footer={
        <Link to={paths.activity(leagueId)} className="rounded-sm text-sm font-medium text-accent-text hover:underline">
          {t.seeAllActivities}
        </Link>
      }
    >
      <ul>
        {home.data?.recentActivity.slice(0, shown).map((entry) => (
          <ActivityLine key={entry.id} leagueId={leagueId} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}
