import { Link } from 'react-router-dom';
import type { TradeHistoryEntry, TradeView } from '@crease/core/trades/trade.schema.js';
import { useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { STATE } from '../trade.words.js';
import * as t from './page.words.en.js';

export function TradeHistory({ leagueId, trade }: { leagueId: string; trade: TradeView }) {
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const lines = (side: TradeHistoryEntry['sides'][number]) => [
    ...side.assets,
    ...side.moves.map((move) => `${name(side.team_id)} ${move}`),
  ];
  return (
    <Panel title={t.theExchange({ count: trade.history.length })} flush>
      <ol>
        {trade.history.map((entry) => (
          <li key={entry.trade_id} className="border-b border-line px-4 py-3 text-sm last:border-b-0">
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
              <span className="font-semibold">{name(entry.requested_by)}</span>
              <Badge tone={STATE[entry.state].tone}>{STATE[entry.state].word}</Badge>
              <RelativeTime at={entry.proposed_at} className="text-xs text-ink-3" />
              {entry.trade_id === trade.trade_id ? (
                <span className="text-xs text-ink-3">{t.thisOffer}</span>
              ) : (
                <Link
                  to={paths.trade(leagueId, entry.trade_id)}
                  className="text-xs font-medium text-accent-text hover:underline"
                >
                  {t.openOffer}
                </Link>
              )}
            </p>
            {entry.message !== null && (
              <p className="mt-1 break-words text-ink-2">{t.quoted({ message: entry.message })}</p>
            )}
            <dl className="mt-1 grid gap-x-4 gap-y-1 text-xs sm:grid-cols-2">
              {entry.sides.map((side) => (
                <div key={side.team_id} className="min-w-0 wrap-anywhere">
                  <dt className="text-ink-3">{t.teamGives({ team: name(side.team_id) })}</dt>
                  <dd>{lines(side).length === 0 ? t.nothing : lines(side).join(', ')}</dd>
                </div>
              ))}
            </dl>
            {entry.reason !== null && <p className="mt-1 text-xs text-ink-3">{entry.reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
