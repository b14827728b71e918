import { locale } from '@crease/core/locale.js';
import { Link } from 'react-router-dom';
import { calendarFigures } from '@crease/core/competition/calendar/calendar.rules.js';
import { calendarWords } from '@crease/core/competition/calendar/calendar.words.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { paths } from '../../../../platform/pages/paths.js';
import { RelativeTime } from '../../../../ui/figures/RelativeTime.js';
import { formatExact } from '../../../../ui/figures/time.js';
import { sentence } from '../../../../ui/text/sentence.js';
import * as t from '../hub.words.en.js';

export function Dates({ answer, leagueId }: { answer: PhaseAnswer; leagueId: string }) {
  const {
    season_starts_on: start,
    season_ends_on: end,
    protection_deadline: deadline,
    protection_locked_at: locked,
    play_dates: coming,
  } = answer;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {start !== null && end !== null && (
        <div>
          <dt className="text-xs text-ink-3">
            {coming === null ? t.season : t.seasonNamed({ season: answer.season })}
          </dt>
          <dd className="font-medium">{t.firstToLastDay({ first: day(start), last: day(end) })}</dd>
        </div>
      )}
      {coming !== null && (
        <div>
          <dt className="text-xs text-ink-3">{t.comingSeason({ season: coming.season })}</dt>
          <dd className="font-medium">
            {t.firstToLastDay({ first: day(coming.starts_on), last: day(coming.ends_on) })}
          </dd>
        </div>
      )}
      {answer.matchup_calendar !== null && answer.matchup_calendar.periods.length > 0 && (
        <div>
          <dt className="text-xs text-ink-3">{t.matchupsOf({ season: answer.matchup_calendar.season })}</dt>
          <dd className="font-medium">{calendarWords(figuresOf(answer.matchup_calendar))}</dd>
        </div>
      )}
      {answer.phase === 'protection' && (
        <div>
          <dt className="text-xs text-ink-3">{locked === null ? t.deadlineOfSheets : t.sheets}</dt>
          <dd className="font-medium">
            {locked !== null ? (
              sentence(t.lockedAt, { time: <RelativeTime at={locked} /> })
            ) : deadline === null ? (
              <Link to={paths.protectionSheet(leagueId)} className="text-accent-text hover:underline">
                {t.setDeadline}
              </Link>
            ) : (
              formatExact(Date.parse(deadline))
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

const FORMAT = locale.dates({ dateStyle: 'medium', timeZone: 'UTC' });
/** Formats a day independent of the reader's time zone. */
const day = (iso: string) => FORMAT.format(Date.parse(`${iso}T00:00:00Z`));

const figuresOf = ({ periods, days }: NonNullable<PhaseAnswer['matchup_calendar']>) =>
  calendarFigures(
    periods.map(({ starts_on: startsOn, ends_on: endsOn, round }) => ({ startsOn, endsOn, round })),
    { days },
  );
