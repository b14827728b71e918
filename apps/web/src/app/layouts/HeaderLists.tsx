import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { LeagueListEntry } from '@crease/core/leagues/league.schema.js';
import { useInbox, waitingByLeague } from '../../features/notifications/inbox-data.js';
import { alikeLeagues } from '../../features/open-league/alike-leagues.js';
import type { LoadedLeague, useMyLeagues } from '../../features/open-league/league-data.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge, CountBadge } from '../../ui/marks/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/page/EmptyState.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { LoadingRows } from '../../ui/page/Panel.js';
import { cx } from '../../ui/cx.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './layouts.words.en.js';

function Title({ children }: { children: ReactNode }) {
  return <h2 className="border-b border-line px-4 py-2.5 text-sm font-semibold">{children}</h2>;
}

const LINE =
  'flex w-full min-h-row items-center gap-3 px-4 py-2 text-left text-sm hover:bg-hover outline-offset-[-2px]';

export function InboxList({
  query,
  league,
  onChoose,
}: {
  query: ReturnType<typeof useInbox>;
  league: LoadedLeague | undefined;
  onChoose: () => void;
}) {
  return (
    <>
      <Title>{t.inbox}</Title>
      {query.data === undefined ? (
        <LoadingRows query={query} rows={2} />
      ) : query.data.length === 0 ? (
        <EmptyState words={t.noTradeRequests} detail={t.noTradeRequestsHint} />
      ) : (
        <ul className="scroll-slim max-h-80 overflow-y-auto py-1">
          {query.data.map((request) => (
            <li key={request.trade_id} className="animate-fade">
              <Link to={paths.trade(request.league_id, request.trade_id)} onClick={onChoose} className={LINE}>
                <Monogram name={request.requested_by_name} picture={request.requested_by_picture} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {sentence(t.tradeRequestReceived, {
                    sender: <strong className="font-semibold">{request.requested_by_name}</strong>,
                  })}
                  <span className="block truncate text-xs text-ink-3">{request.league_name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {league !== undefined && (
        <p className="flex gap-1 border-t border-line p-2">
          <Link
            to={paths.trades(league.league.league_id)}
            onClick={onChoose}
            className={buttonClass('quiet', 'md', 'flex-1')}
          >
            {t.allTrades}
          </Link>
          {league.me.team_id !== null && (
            <Link
              to={paths.newTrade(league.league.league_id)}
              onClick={onChoose}
              className={buttonClass('quiet', 'md', 'flex-1')}
            >
              {t.proposeTrade}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

export function LeaguesList({
  query,
  current,
  onChoose,
}: {
  query: ReturnType<typeof useMyLeagues>;
  current: string | undefined;
  onChoose: () => void;
}) {
  return (
    <>
      <Title>{t.myTeamsMyLeagues}</Title>
      {query.data === undefined ? (
        <LoadingRows query={query} rows={3} />
      ) : query.data.length === 0 ? (
        <EmptyState words={t.noLeaguesJoinedYet} detail={t.noLeaguesHint} />
      ) : (
        <LeagueLinks leagues={query.data} current={current} onChoose={onChoose} />
      )}
      <div className="border-t border-line p-2">
        <Button
          variant="quiet"
          icon={<Plus size={16} aria-hidden="true" />}
          className="w-full"
          onClick={() => {
            onChoose();
            openNewLeague();
          }}
        >
          {t.createNewLeague}
        </Button>
      </div>
    </>
  );
}

function LeagueLinks({
  leagues,
  current,
  onChoose,
}: {
  leagues: readonly LeagueListEntry[];
  current?: string;
  onChoose?: () => void;
}) {
  const alike = alikeLeagues(leagues);
  const waiting = waitingByLeague(useInbox().data ?? []);
  return (
    <ul className="scroll-slim max-h-[20rem] overflow-y-auto py-1">
      {leagues.map((league) => {
        const count = league.pending ? 0 : (waiting.get(league.league_id) ?? 0);
        return (
          <li key={`${league.league_id} ${league.user_team_id}`}>
            {/* A pending league's page asks the user whether to join. */}
            <Link
              to={paths.home(league.league_id)}
              onClick={onChoose}
              aria-current={league.league_id === current || undefined}
              className={cx(LINE, league.league_id === current && 'bg-accent-soft')}
            >
              <Monogram name={league.user_team ?? league.league_name} picture={league.user_team_picture} size="md" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{league.user_team ?? league.league_name}</span>
                <span className="block truncate text-xs text-ink-3">
                  {league.user_team === null
                    ? league.is_commissioner
                      ? t.commissionerWithoutTeam
                      : t.noTeam
                    : league.league_name}
                  {alike.has(league.league_id) && ` · ${league.season}`}
                </span>
              </span>
              {league.pending && <Badge tone="accent">{t.pendingInvite}</Badge>}
              <CountBadge count={count} words={t.tradeRequestCount({ count })} />
              {league.league_id === current && (
                <Check size={16} aria-label={t.openNowLabel} className="shrink-0 text-accent-text" />
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
