import { Link } from 'react-router-dom';
import { useInbox, waitingByLeague } from '../notifications/inbox-data.js';
import { useMyLeagues } from '../open-league/league-data.js';
import { openLeaveLeague } from '../../platform/pages/overlays.js';
import { openNewLeague } from '../../platform/session/league-start.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge, CountBadge } from '../../ui/marks/Badge.js';
import { Button, buttonClass } from '../../ui/Button.js';
import { EmptyState } from '../../ui/page/EmptyState.js';
import { Monogram } from '../../ui/marks/Monogram.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import * as t from './account.words.en.js';

export function LeaguesPanel() {
  const query = useMyLeagues();
  const waiting = waitingByLeague(useInbox().data ?? []);
  const leagues = query.data ?? [];
  return (
    <Panel title={t.myLeagues} flush state={panelState(query)}>
      {leagues.length === 0 ? (
        <EmptyState
          words={t.noLeaguesJoinedYet}
          detail={t.noLeaguesHint}
          action={<Button onClick={() => openNewLeague()}>{t.createNewLeague}</Button>}
        />
      ) : (
        <ul className="scroll-slim max-h-112 overflow-y-auto">
          {leagues.map((league) => {
            const count = league.pending ? 0 : (waiting.get(league.league_id) ?? 0);
            return (
              <li
                key={`${league.league_id} ${league.user_team_id}`}
                className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0"
              >
                <Monogram name={league.user_team ?? league.league_name} picture={league.user_team_picture} />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                    <Link to={paths.home(league.league_id)} className="min-w-0 wrap-anywhere hover:underline">
                      {league.league_name}
                    </Link>
                    {league.is_commissioner && <Badge tone="accent">{t.commissioner}</Badge>}
                    {league.pending && <Badge tone="accent">{t.pendingInvite}</Badge>}
                    <CountBadge count={count} words={t.tradeRequestCount({ count })} />
                  </span>
                  <span className="block truncate text-xs text-ink-3">{league.user_team ?? t.noTeam}</span>
                </span>
                {league.pending ? (
                  <Link
                    to={paths.home(league.league_id)}
                    aria-label={t.answerInvitationTo({ league: league.league_name })}
                    className={buttonClass('secondary', 'sm')}
                  >
                    {t.answer}
                  </Link>
                ) : (
                  <Button
                    size="sm"
                    aria-label={t.leaveLeague({ league: league.league_name })}
                    onClick={() => openLeaveLeague(league.league_id)}
                  >
                    {t.leave}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
