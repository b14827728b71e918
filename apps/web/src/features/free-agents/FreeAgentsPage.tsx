import { Suspense, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hasBids } from '@crease/core/free-agents/market/market.rules.js';
import { rfaRules } from '@crease/core/free-agents/rfa/rfa.rules.js';
import { ufaDays } from '@crease/core/free-agents/ufa/ufa.rules.js';
import type { ClaimView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { useParameters } from '../../platform/pages/parameters.js';
import { currentWeek, spendable } from '../moves/fa-pick.js';
import { useMarket } from '../moves/market-data.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { usePageTitle } from '../../platform/pages/page-title.js';
import { ClosedNote } from '../open-league/ClosedNote.js';
import { RestNote } from '../open-league/RestNote.js';
import { useWaivers } from '../players/players-data.js';
import { PanelsSkeleton } from '../../ui/page/Skeleton.js';
import { lazyPanel } from '../../platform/pages/lazy-panel.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { formatExact, formatWhen } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import { useAddLimits, useClaims, useFaPicks } from './free-agents.data.js';
import * as t from './free-agents.words.en.js';

const FreeAgentPanels = lazyPanel(() =>
  import('./FreeAgentPanels.js').then((module) => ({ default: module.FreeAgentPanels })),
);
const BidPanels = lazyPanel(() => import('./market/BidPanels.js').then((module) => ({ default: module.BidPanels })));
const BidDialog = lazyPart(() => import('./market/BidDialog.js').then((module) => ({ default: module.BidDialog })));
const MarketNow = lazyPart(() => import('./market/MarketNow.js').then((module) => ({ default: module.MarketNow })));
const RestrictedPanel = lazyPanel(() =>
  import('./rfa/RestrictedPanel.js').then((module) => ({ default: module.RestrictedPanel })),
);
const UnrestrictedPanel = lazyPanel(() =>
  import('./market/UnrestrictedPanel.js').then((module) => ({ default: module.UnrestrictedPanel })),
);
const ClaimDialog = lazyPart(() => import('./ClaimDialog.js').then((module) => ({ default: module.ClaimDialog })));

export function FreeAgentsPage({ list }: { list: (detail: ReactNode, notes: ReactNode) => ReactNode }) {
  const { leagueId = '' } = useParams();
  const { league, teams, me } = useLoadedLeague(leagueId);
  usePageTitle(t.freeAgents, league.league_name);
  const [parameters, setParameters] = useParameters();
  const picks = useFaPicks(leagueId).data ?? [];
  const waivers = useWaivers(leagueId).data;
  const claims = useClaims(leagueId).data ?? [];
  const now = useNow();
  const bids = hasBids(league);
  // The list, and a player's page, open the form of a bid with this parameter.
  const bidFor = Number(parameters.get('bid') ?? 0);
  const [chosen, setChosen] = useState<WaiverView | ClaimView | null>(null);
  const teamId =
    teams.find(({ team_id }) => team_id === parameters.get('team'))?.team_id ?? me.team_id ?? teams[0]?.team_id ?? '';

  const set = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  // A player's page links here with this parameter to claim them.
  const asked = parameters.get('claim');
  const wanted =
    chosen ?? (asked === null ? undefined : waivers?.find((waiver) => String(waiver.player_id) === asked)) ?? null;
  const close = () => {
    setChosen(null);
    if (asked !== null) set('claim', null);
  };

  const restricted = rfaRules(league) !== null && (
    <Suspense>
      <div className="mb-4">
        <RestrictedPanel leagueId={leagueId} />
      </div>
    </Suspense>
  );

  const isAgency = league.phase === 'free-agency';
  const agents = useMarket(leagueId, isAgency && bids).data?.free_agency ?? null;
  // The setting may have changed since the phase began.
  const auctions = isAgency && (agents !== null || ufaDays(league) !== null);

  return (
    <>
      <div className="mb-4">
        {list(
          league.phase === 'in-season' || auctions ? (
            bids ? (
              <Suspense>
                <MarketNow leagueId={leagueId} teamId={me.team_id} />
              </Suspense>
            ) : (
              <ThisWeek leagueId={leagueId} picks={picks} teamId={me.team_id} now={now} />
            )
          ) : null,
          <>
            {/* In free agency no other player can be added. */}
            {isAgency && restricted}
            {auctions && (
              <Suspense>
                <div className="mb-4">
                  <UnrestrictedPanel leagueId={leagueId} onBid={(id) => set('bid', String(id))} />
                </div>
              </Suspense>
            )}
            {/* In the bar it would break into five lines next to the filters. */}
            {league.phase !== 'in-season' && (
              <p className="mb-2 text-sm text-ink-2 max-sm:hidden">{t.freeAgentsHint}</p>
            )}
            <ClosedNote leagueId={leagueId} />
            <RestNote leagueId={leagueId} />
          </>,
        )}
      </div>
      {!isAgency && restricted}
      <Suspense fallback={<PanelsSkeleton />}>
        {bids ? (
          <BidPanels leagueId={leagueId} onBid={(id) => set('bid', String(id))} />
        ) : (
          <FreeAgentPanels
            leagueId={leagueId}
            teamId={teamId}
            onClaim={setChosen}
            onTeam={(id) => set('team', id === me.team_id ? null : id)}
          />
        )}
      </Suspense>
      <Suspense>
        {bids && bidFor > 0 && me.team_id !== null && (
          <BidDialog
            key={bidFor}
            leagueId={leagueId}
            teamId={me.team_id}
            playerId={bidFor}
            onClose={() => set('bid', null)}
          />
        )}
        {!bids && wanted !== null && me.team_id !== null && (
          <ClaimDialog
            key={wanted.player_id}
            leagueId={leagueId}
            teamId={me.team_id}
            waiver={wanted}
            claim={claims.find((claim) => claim.player_id === wanted.player_id && claim.outcome === 'open') ?? null}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function ThisWeek({
  picks,
  teamId,
  now,
  leagueId,
}: {
  leagueId: string;
  picks: Parameters<typeof spendable>[0];
  teamId: string | null;
  now: number;
}) {
  const limits = useAddLimits(leagueId);
  const { drops_count: dropsCount } = useLoadedLeague(leagueId).league;
  const week = currentWeek(picks, now);
  const one = picks.find((pick) => pick.week === week);
  if (week === null || one === undefined) return t.noPicksGivenYet;
  const start = Date.parse(one.starts_at);
  if (start > now)
    return <span title={formatExact(start)}>{t.weekBegins({ week, when: formatWhen(start, now) })}</span>;
  const left = spendable(picks, teamId, now).length;
  const owned = picks.filter((pick) => pick.week === week && pick.owned_by === teamId).length;
  const at = Date.parse(one.expiry_date);
  return (
    <span title={formatExact(at)}>
      <span className={teamId === null ? undefined : 'sr-only'}>
        {t.weekEnds({ week, when: formatWhen(at, now) })}
        {teamId !== null && ' · '}
      </span>
      {teamId !== null && (
        <>
          <strong className="font-semibold text-ink">{t.picksLeft({ left, total: owned })}</strong>
          {limits.map(({ span, made, most, won, last_day: lastDay }) => (
            <span key={span}>
              {' · '}
              {t.addsMade({ made, most, won, span, lastDay, drops: dropsCount === true })}
            </span>
          ))}
        </>
      )}
    </span>
  );
}
