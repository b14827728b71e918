import { UNREADABLE } from '@crease/core/messages/unreadable.words.en.js';
import { TRANSACTIONS } from '@crease/core/players/transaction.words.en.js';
import { sayStored } from '@crease/core/words.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { formatDay } from '../../../ui/figures/time.js';
import * as t from './card.words.en.js';

const useTransactions = (leagueId: string, playerId: number) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'players', 'history', playerId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/players/:player_id/transactions', {
        league_id: leagueId,
        player_id: playerId,
        signal,
      }),
  });

type History = NonNullable<ReturnType<typeof useTransactions>['data']>;

export function PlayerHistory({ leagueId, playerId }: { leagueId: string; playerId: number }) {
  const query = useTransactions(leagueId, playerId);
  const answer = query.data;
  return (
    <section aria-label={t.historyInThisLeague} className="mt-5">
      <h3 className="mb-2 font-semibold">{t.inThisLeague}</h3>
      {answer === undefined ? (
        <LoadingRows query={query} rows={2} lead={false} />
      ) : answer.transactions.length === 0 ? (
        <p className="text-ink-3">{t.noTeamHadPlayer}</p>
      ) : (
        <>
          <Ownership leagueId={leagueId} times={answer.ownership} />
          <Transactions leagueId={leagueId} steps={answer.transactions} />
        </>
      )}
    </section>
  );
}

function Ownership({ leagueId, times }: { leagueId: string; times: History['ownership'] }) {
  return (
    <ul aria-label={t.teams} className="mb-3 flex flex-wrap gap-2">
      {times.map((time) => (
        <li key={`${time.team_id}${time.from}`} className="rounded-md border border-line bg-sunken px-2.5 py-1">
          <Link to={paths.team(leagueId, time.team_id)} className="font-medium hover:underline">
            {time.team_name ?? t.formerTeam}
          </Link>
          <span className="block text-xs text-ink-3">
            {t.fromUntil({
              first: formatDay(Date.parse(time.from)),
              last: time.to === null ? null : formatDay(Date.parse(time.to)),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The server may be newer than the page. */
const words = ({ says }: History['transactions'][number]): string => sayStored(TRANSACTIONS, says, UNREADABLE);

function Transactions({ leagueId, steps }: { leagueId: string; steps: History['transactions'] }) {
  return (
    <ol
      aria-label={t.transactions}
      tabIndex={0}
      className="scroll-slim max-h-56 overflow-y-auto rounded-md border border-line outline-offset-[-2px]"
    >
      {steps.map((step) => (
        <li
          key={`${step.date}${step.kind}${step.team_id}`}
          className="flex items-start justify-between gap-3 border-b border-line px-3 py-1.5 last:border-b-0"
        >
          <span className="min-w-0">
            {step.trade_id === null ? (
              words(step)
            ) : (
              <Link to={paths.trade(leagueId, step.trade_id)} className="hover:underline">
                {words(step)}
              </Link>
            )}
          </span>
          <RelativeTime at={step.date} className="shrink-0 text-xs leading-5 text-ink-3" />
        </li>
      ))}
    </ol>
  );
}
