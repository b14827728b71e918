import { Link } from 'react-router-dom';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { useConditions } from '../../trades/trade-assets.data.js';
import { Panel } from '../../../ui/page/Panel.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from '../teams.words.en.js';

/** Open trade conditions of the team, given and received; renders nothing when there are none. */
export function TeamConditions({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { nameOf: name } = useTeamsById(leagueId, t.teamThatHasLeft);
  const open =
    useConditions(leagueId).data?.filter(
      (one) =>
        (one.state === 'waiting' || one.state === 'due') && (one.from_team_id === teamId || one.to_team_id === teamId),
    ) ?? [];
  if (open.length === 0) return null;
  return (
    <Panel
      title={t.conditions}
      flush
      className="mt-4"
      actions={
        <Link
          to={`${paths.conditions(leagueId)}?team=${teamId}`}
          className="text-xs font-medium text-accent-text hover:underline"
        >
          {t.ledger}
        </Link>
      }
    >
      <ul>
        {open.map((condition) => (
          <li
            key={condition.condition_id}
            className="flex items-start gap-2.5 border-b border-line px-4 py-2 text-sm last:border-b-0"
          >
            <Hourglass size={14} aria-hidden="true" className="mt-1 shrink-0 text-warn" />
            <span className="min-w-0">
              <span className="text-ink-2">
                {sentence(condition.from_team_id === teamId ? t.assetPromisedTo : t.assetPromisedBy, {
                  asset: (
                    <Link
                      to={paths.trade(leagueId, condition.trade_id)}
                      className="rounded-sm font-medium text-ink hover:underline"
                    >
                      {condition.asset.label}
                    </Link>
                  ),
                  team: name(condition.from_team_id === teamId ? condition.to_team_id : condition.from_team_id),
                })}
              </span>
              <span className="block text-xs text-ink-3">{condition.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
