import { dayWords } from '@crease/core/calendar.js';
import { addStop } from '@crease/core/leagues/calendar.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { cx } from '../../ui/cx.js';
import { useNow } from '../../ui/figures/use-now.js';
import { useLoadedLeague } from './league-data.js';
import { usePhase } from './season-data.js';
import * as t from './open-league.words.en.js';

/** Explains all season that rosters are frozen in the playoffs. Renders nothing in a league that plays on. */
export function RestNote({ leagueId }: { leagueId: string }) {
  const { league } = useLoadedLeague(leagueId);
  const now = useNow();
  const { phase, current_season: season, time_zone: timeZone } = league;
  const rests = phase === 'in-season' && league.playoffs_freeze === true;
  const endsOn = usePhase(leagueId, rests).data?.season_ends_on ?? null;
  if (!rests) return null;
  const stop = addStop({ phase, season, timeZone, settings: { playoffs_freeze: true }, endsOn });
  const over = stop !== null && now >= stop.at;
  return (
    <p
      className={cx(
        'mb-4 rounded-md border px-3 py-2 text-sm',
        over ? 'border-transparent bg-warn-soft text-warn' : 'border-line bg-surface text-ink-2',
      )}
    >
      {over
        ? t.rostersRestSinceSeasonEnd({
            lastDay: dayWords(stop.lastDay),
            nextFirstDay: dayWords(defaultSeasonDates(seasonPlus(season, 1)).startsOn),
          })
        : t.rostersRestInNhlPlayoffs({ lastDay: stop === null ? null : dayWords(stop.lastDay) })}
    </p>
  );
}
