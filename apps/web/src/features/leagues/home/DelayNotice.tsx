import { useQuery } from '@tanstack/react-query';
import { momentWords } from '@crease/core/calendar.js';
import { isLeagueWork } from '@crease/core/leagues/background-work.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import * as t from './home.words.en.js';
import { DELAYED } from './league-work.words.en.js';

/** A league's work that is set aside; only commissioners may ask. */
export const useDelays = (leagueId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'delays'],
    queryFn: ({ signal }) => request('GET /:league_id/delays', { league_id: leagueId, signal }),
    enabled,
  });

export function DelayNotice({ leagueId, timeZone }: { leagueId: string; timeZone: string }) {
  const { data } = useDelays(leagueId, true);
  const sentences = (data?.delays ?? []).flatMap(({ task, since }) =>
    isLeagueWork(task) ? DELAYED[task]({ since: sinceWords(since, timeZone) }) : [],
  );
  if (sentences.length === 0) return null;
  return (
    <div role="status" className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{t.missedWorkHint}</p>
    </div>
  );
}

/** In the league's time zone, or in UTC if that zone is invalid. */
function sinceWords(since: string, timeZone: string): string {
  const at = Date.parse(since);
  try {
    return momentWords(at, timeZone);
  } catch {
    return momentWords(at, 'UTC');
  }
}
