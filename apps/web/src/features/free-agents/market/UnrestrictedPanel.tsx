import { Link } from 'react-router-dom';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import type { FreeAgencyView, LotView } from '@crease/core/free-agents/market/market.answers.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { useNow } from '../../../ui/figures/use-now.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useMarket } from '../../moves/market-data.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import * as t from './market.words.en.js';

type Agent = FreeAgencyView['players'][number];

export function UnrestrictedPanel({ leagueId, onBid }: { leagueId: string; onBid: (playerId: number) => void }) {
  const { league, me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId, t.aTeam);
  const query = useMarket(leagueId);
  const now = useNow();
  const agency = query.data?.free_agency ?? null;
  const lots = query.data?.lots ?? [];
  const most = marketRules(league)?.lots?.nominations ?? 0;
  const own = lots.filter(({ opened_by }) => opened_by === me.team_id).length;
  const opens = agency !== null && Date.parse(agency.nominations_until) > now;
  return (
    <Panel
      title={t.unrestricted}
      flush
      state={panelState(query, () =>
        agency === null ? { words: t.noUnrestricted, detail: t.noUnrestrictedHint } : null,
      )}
    >
      {agency !== null && (
        <p className="border-b border-line px-4 py-2 text-sm text-ink-2">
          {opens ? (
            <>
              {t.nominationsEnd} <RelativeTime at={agency.nominations_until} />
              {me.team_id !== null && ` · ${t.nominationsLeft({ left: Math.max(0, most - own) })}`}
            </>
          ) : (
            t.nominationsOver
          )}
        </p>
      )}
      <ul aria-label={t.unrestricted}>
        {agency?.players.map((agent) => {
          const lot = lots.find(({ player_id }) => player_id === agent.player_id);
          return (
            <li
              key={agent.player_id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
            >
              <span className="min-w-40 flex-1">
                <Link to={paths.player(leagueId, agent.player_id)} className="font-medium hover:underline">
                  {agent.player_name}
                </Link>
                <span className="block text-xs text-ink-3">
                  {t.formerly({ team: nameOf(agent.former_team_id), salary: agent.salary })}
                </span>
              </span>
              <AgentState agent={agent} lot={lot} nameOf={nameOf} />
              {me.team_id !== null && agent.team_id === null && (lot !== undefined || (opens && own < most)) && (
                <Button
                  size="sm"
                  aria-label={t.bidForPlayerQuestion({ player: agent.player_name })}
                  onClick={() => onBid(agent.player_id)}
                >
                  {t.bidNow}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function AgentState({
  agent,
  lot,
  nameOf,
}: {
  agent: Agent;
  lot: LotView | undefined;
  nameOf: (teamId: string) => string;
}) {
  if (agent.team_id !== null) return <Badge tone="neutral">{t.signedWith({ team: nameOf(agent.team_id) })}</Badge>;
  if (lot === undefined) return null;
  return (
    <span className="text-sm tabular-nums text-ink-2">
      {t.lotAt({ price: lot.price, team: nameOf(lot.leader_team_id) })}
    </span>
  );
}
