import { dayWords } from '@crease/core/calendar.js';
import { endsWithPeriods, isStopped, tradeStart, tradeStop } from '@crease/core/leagues/calendar.rules.js';
import { hasMatches } from '@crease/core/leagues/formats.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { RestNote } from '../open-league/RestNote.js';
import { TermTip } from '../open-league/TermTip.js';
import { usePhase } from '../open-league/season-data.js';
import { cx } from '../../ui/cx.js';
import { formatWhen } from '../../ui/figures/time.js';
import { useNow } from '../../ui/figures/use-now.js';
import * as t from './trades.words.en.js';

const WEEK_MS = 7 * 86_400_000;

/** When this season's trading begins and stops. `isKnown` is false while the last matchup period loads. */
export function useTradeDays(leagueId: string) {
  const { league } = useLoadedLeague(leagueId);
  const now = useNow();
  const { phase, current_season: season, time_zone: timeZone } = league;
  const settings = {
    trade_deadline: league.trade_deadline ?? '',
    trade_from: league.trade_from ?? '',
    playoff_deadline: league.playoff_deadline,
  };
  const inSeason = phase === 'in-season' && hasMatches(league) && endsWithPeriods(settings);
  const { data, isLoading } = usePhase(leagueId, inSeason);
  const calendar = {
    phase,
    season,
    timeZone,
    settings,
    endsOn: null,
    lastPeriodOn: data?.last_period_starts_on ?? null,
  };
  const stop = tradeStop(calendar);
  return { start: tradeStart(calendar), stop, isOver: isStopped(stop, now), isKnown: !isLoading, now };
}

/** When this season's trading begins, or its deadline. Renders nothing in a league without them. */
export function DeadlineNote({ leagueId }: { leagueId: string }) {
  const { start, stop, isOver, now } = useTradeDays(leagueId);
  // Further away, the relative time would be a second date.
  const soon = (at: number) => (Math.abs(at - now) < WEEK_MS ? formatWhen(at, now) : null);
  if (start !== null && now < start.at)
    return (
      <p className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
        {t.tradingBegins({ day: dayWords(start.firstDay), when: soon(start.at) })}
      </p>
    );
  if (stop === null) return <RestNote leagueId={leagueId} />;
  return (
    <p
      className={cx(
        'mb-4 rounded-md border px-3 py-2 text-sm',
        isOver ? 'border-transparent bg-warn-soft text-warn' : 'border-line bg-surface text-ink-2',
      )}
    >
      {isOver
        ? t.tradeDeadlineIsOver({ day: dayWords(stop.lastDay) })
        : t.tradeDeadlineAt({ day: dayWords(stop.lastDay), when: soon(stop.at) })}{' '}
      <TermTip leagueId={leagueId} term="tradeDeadline" />
    </p>
  );
}
