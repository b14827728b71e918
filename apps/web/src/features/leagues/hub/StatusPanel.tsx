import { Link } from 'react-router-dom';
import { useStatusOverrides } from '../../open-league/status-overrides.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { statusLabel } from '../../../ui/marks/tags.js';
import { statusTag } from '../../players/player-status.js';
import { Panel } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './hub.words.en.js';

/** Statuses set by commissioners and still in effect. Renders nothing when there are none. */
export function StatusPanel({ leagueId }: { leagueId: string }) {
  const { data = [] } = useStatusOverrides(leagueId);
  if (data.length === 0) return null;
  return (
    <Panel title={t.statusesSetManually} flush>
      <ul>
        {data.map((one) => (
          <li
            key={one.player_id}
            className="flex items-start justify-between gap-3 border-b border-line px-4 py-2 last:border-b-0"
          >
            <span className="min-w-0">
              <Link to={paths.player(leagueId, one.player_id)} className="font-medium hover:underline">
                {one.player_name}
              </Link>
              <span className="block text-xs text-ink-2">{one.reason}</span>
              <span className="block text-xs text-ink-3">
                {sentence(t.statusEnds, {
                  time: <RelativeTime at={one.ends_at} />,
                  status: statusLabel(statusTag(one.imported_status)),
                })}
              </span>
            </span>
            <Badge tone="warn">{statusLabel(statusTag(one.status))}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
