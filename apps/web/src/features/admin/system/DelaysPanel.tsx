import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { paths } from '../../../platform/pages/paths.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './system.words.en.js';
import { workWords } from './work-words.js';

const KEY = ['admin', 'league-delays'];
type Delay = LeagueDelaysAnswer['delays'][number];

export function DelaysPanel() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('GET /admin/league-delays', { signal }),
    refetchInterval: 30_000,
  });
  const delays = query.data?.delays ?? [];
  if (query.data !== undefined && delays.length === 0) return null;
  return (
    <Panel title={t.delayedWork} state={panelState(query)}>
      <p className="text-ink-2">{t.delayedWorkHint}</p>
      <ul aria-label={t.delayedWork} className="mt-3 flex flex-col rounded-md border border-line">
        {delays.map((delay) => (
          <DelayRow key={`${delay.league_id} ${delay.task}`} delay={delay} />
        ))}
      </ul>
    </Panel>
  );
}

function DelayRow({ delay }: { delay: Delay }) {
  const { league_id, league_name, task, since, tries, next_try_at: next, cause } = delay;
  const client = useQueryClient();
  const retry = useChange({
    send: () => request('POST /admin/league-delays/retry', { body: { league_id, task } }),
    onDone: (answer) => client.setQueryData(KEY, answer),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-3 py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {sentence(t.taskOfLeague, {
            league: (
              <Link to={paths.home(league_id)} className="rounded-sm text-accent-text hover:underline">
                {league_name}
              </Link>
            ),
            task: workWords(task),
          })}
        </p>
        <p className="text-sm text-ink-2">
          {sentence(t.delayedSince, { time: <RelativeTime at={since} /> })}{' '}
          {sentence(t.triesAndNext, { count: tries, time: <RelativeTime at={next} /> })}
        </p>
        <p className="text-sm break-words text-ink-3">{cause}</p>
      </div>
      <Button
        variant="secondary"
        aria-label={t.retryTaskOf({ task: workWords(task), league: league_name })}
        busy={retry.isPending}
        onClick={() => retry.mutate()}
      >
        {t.retry}
      </Button>
    </li>
  );
}
