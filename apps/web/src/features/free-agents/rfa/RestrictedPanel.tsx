import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RestrictedAgentView } from '@crease/core/free-agents/rfa/rfa.schema.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Badge, type Tone } from '../../../ui/marks/Badge.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { AnswerDialog, OfferDialog } from './OfferDialog.js';
import { useRestricted } from './rfa.data.js';
import * as t from './rfa.words.en.js';

const TONES: Readonly<Record<keyof typeof t.outcomes, Tone>> = {
  matched: 'good',
  kept: 'good',
  signed: 'neutral',
  free: 'neutral',
};

export function RestrictedPanel({ leagueId }: { leagueId: string }) {
  const { me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId, t.aTeam);
  const query = useRestricted(leagueId);
  const [chosen, setChosen] = useState<number | null>(null);
  const players = query.data?.players ?? [];
  const open = players.filter(({ decided_at }) => decided_at === null);
  const closed = players.filter(({ decided_at }) => decided_at !== null);
  const agent = open.find(({ player_id }) => player_id === chosen);
  const close = () => setChosen(null);
  return (
    <Panel
      title={t.restricted}
      flush
      state={panelState(query, () =>
        players.length === 0 ? { words: t.noRestricted, detail: t.noRestrictedHint } : null,
      )}
    >
      {open.length > 0 && (
        <ul aria-label={t.openAgents}>
          {open.map((one) => (
            <li
              key={one.player_id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
            >
              <AgentName leagueId={leagueId} agent={one} team={nameOf(one.team_id)} />
              <span className="min-w-40 flex-1 text-sm tabular-nums empty:hidden">
                <OpenState agent={one} nameOf={nameOf} isOwn={one.team_id === me.team_id} />
              </span>
              <AgentAction agent={one} teamId={me.team_id} onChoose={() => setChosen(one.player_id)} />
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <ul
          aria-label={t.decidedAgents}
          tabIndex={0}
          className="scroll-slim max-h-80 overflow-y-auto outline-offset-[-2px]"
        >
          {closed.map((one) => (
            <li
              key={`${one.season} ${one.player_id}`}
              className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
            >
              <AgentName leagueId={leagueId} agent={one} team={nameOf(one.team_id)} />
              <span className="min-w-40 flex-1 text-sm tabular-nums text-ink-2">
                <Offers agent={one} nameOf={nameOf} />
              </span>
              {one.outcome !== null && <Badge tone={TONES[one.outcome]}>{t.outcomes[one.outcome]}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {agent !== undefined && query.data !== undefined && agent.team_id === me.team_id && (
        <AnswerDialog leagueId={leagueId} agent={agent} answer={query.data} nameOf={nameOf} onClose={close} />
      )}
      {agent !== undefined && query.data !== undefined && agent.team_id !== me.team_id && (
        <OfferDialog leagueId={leagueId} agent={agent} answer={query.data} onClose={close} />
      )}
    </Panel>
  );
}

function AgentName({ leagueId, agent, team }: { leagueId: string; agent: RestrictedAgentView; team: string }) {
  return (
    <span className="min-w-40 flex-1">
      <Link to={paths.player(leagueId, agent.player_id)} className="font-medium hover:underline">
        {agent.player_name}
      </Link>
      <span className="block text-xs text-ink-3">
        {t.of({ team, salary: agent.salary })}
        {' · '}
        {agent.decided_at !== null ? t.decided : agent.match_until === null ? t.offersUntil : t.matchUntil}{' '}
        <RelativeTime at={agent.decided_at ?? agent.match_until ?? agent.offers_until} />
      </span>
    </span>
  );
}

function OpenState({
  agent,
  nameOf,
  isOwn,
}: {
  agent: RestrictedAgentView;
  nameOf: (teamId: string) => string;
  isOwn: boolean;
}) {
  const { best, own, match_until: until } = agent;
  if (best !== null) return t.bestOffer({ team: nameOf(best.team_id), ...best });
  if (own !== null) return t.yourOffer(own);
  if (until === null) return null;
  return isOwn ? t.noOffer : t.sealedNow;
}

function AgentAction({
  agent,
  teamId,
  onChoose,
}: {
  agent: RestrictedAgentView;
  teamId: string | null;
  onChoose: () => void;
}) {
  const player = agent.player_name;
  if (teamId === null) return null;
  if (agent.team_id === teamId)
    return agent.match_until === null ? (
      <Badge tone="neutral">{t.yours}</Badge>
    ) : (
      <Button size="sm" aria-label={t.decideAbout({ player })} onClick={onChoose}>
        {t.decide}
      </Button>
    );
  if (agent.match_until !== null) return null;
  return agent.own === null ? (
    <Button size="sm" aria-label={t.offerFor({ player })} onClick={onChoose}>
      {t.offer}
    </Button>
  ) : (
    <Button size="sm" aria-label={t.changeOfferFor({ player })} onClick={onChoose}>
      {t.change}
    </Button>
  );
}

function Offers({ agent, nameOf }: { agent: RestrictedAgentView; nameOf: (teamId: string) => string }) {
  if (agent.offers.length === 0) return t.noOffer;
  return (
    <>
      {agent.offers.map(({ team_id, salary, years, reason, compensation }) => (
        <span key={team_id} className="block">
          {reason === null
            ? t.offerOf({ team: nameOf(team_id), salary, years })
            : t.failedOffer({ team: nameOf(team_id), salary, years, reason })}
          {compensation.length > 0 && <span className="block text-xs text-ink-3">{t.paid(compensation)}</span>}
        </span>
      ))}
    </>
  );
}
