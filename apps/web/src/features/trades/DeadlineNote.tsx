import { dayWords } from '@crease/core/calendar.js';
import { endsWithPeriods, tradeStart, tradeStop } from '@crease/core/leagues/calendar.rules.js';
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

/** When this season's trading begins, or its deadline. Renders nothing in a league without them. */
export function DeadlineNote({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const now = useNow();
  const { phase, current_season: season, time_zone: timeZone } = league;
  const settings = {
    trade_deadline: league.trade_deadline ?? '',
    trade_from: league.trade_from ?? '',
    playoff_deadline: league.playoff_deadline,
  };
  const inSeason = phase === 'in-season' && hasMatches(league) && endsWithPeriods(settings);
  const lastPeriodOn = usePhase(leagueId, inSeason).data?.last_period_starts_on ?? null;
  // Further away, the relative time would be a second date.
  const soon = (at: number) => (Math.abs(at - now) < WEEK_MS ? formatWhen(at, now) : null);
  const start = tradeStart({ phase, season, timeZone, settings, endsOn: null });
  if (start !== null && now < start.at)
    return (
      <p className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
        {t.tradingBegins({ day: dayWords(start.firstDay), when: soon(start.at) })}
      </p>
    );
  const stop = tradeStop({ phase, season, timeZone, settings, endsOn: null, lastPeriodOn });
  if (stop === null) return <RestNote leagueId={leagueId} />;
  const over = now >= stop.at;
  return (
    <p
      className={cx(
        'mb-4 rounded-md border px-3 py-2 text-sm',
        over ? 'border-transparent bg-warn-soft text-warn' : 'border-line bg-surface text-ink-2',
      )}
    >
      {over
        ? t.tradeDeadlineIsOver({ day: dayWords(stop.lastDay) })
        : t.tradeDeadlineAt({ day: dayWords(stop.lastDay), when: soon(stop.at) })}{' '}
      <TermTip leagueId={leagueId} term="tradeDeadline" />
    </p>
  );
}
