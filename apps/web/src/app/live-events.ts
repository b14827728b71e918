import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { Envelope } from '@crease/core/streams/room.js';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import { useAuth } from '../platform/session/auth-store.js';
import { keys } from '../features/open-league/league-data.js';
import { renewUser } from '../platform/session/own-user.js';
import { queryClient } from '../platform/requests/query-client.js';
import { isHeld, refetchNow, refetchSoon } from './refetch.js';
import { forFew, isScoring, leagueOf, staleAfter } from './stale-after.js';

/**
 * Counts a new log line as unread before the refetch: lines by others about the reader's team or no team. A draft room
 * shows no badge.
 */
function countUnread(leagueId: string, actor: string | null, teamIds: readonly string[] = []) {
  if (isHeld() || (actor !== null && actor === useAuth.getState().user?.uid)) return;
  queryClient.setQueryData<LeagueAnswer>(keys.summary(leagueId), (loaded) =>
    loaded === undefined || (teamIds.length > 0 && !teamIds.includes(loaded.me.team_id ?? ''))
      ? loaded
      : { ...loaded, activity: { ...loaded.activity, unread: loaded.activity.unread + 1 } },
  );
}

export function onEvent({ stream, event, actor }: Envelope<AnyEvent>, here: string) {
  const stale = staleAfter(stream, event, here);
  const atOnce = !isHeld() && forFew(stream, event);
  if (atOnce) for (const queryKey of stale) refetchNow(queryKey);
  if (event.type === 'profileChanged') void renewUser();
  if (event.type === 'activity') countUnread(leagueOf(stream, event, here), actor, event.teamIds);
  refetchSoon(atOnce ? [] : stale, isScoring(event));
}
