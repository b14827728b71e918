import { dayWords } from '@crease/core/calendar.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import * as t from './lineup.words.en.js';

/**
 * Used and remaining games by place. Renders nothing without caps. `canChange`: the reader may still change the line-up
 * of the day.
 */
export function CapsNotice({ caps, canChange }: { caps: LineupAnswer['games_caps']; canChange: boolean }) {
  if (caps === null) return null;
  const endsOn = dayWords(caps.ends_on);
  const closed = caps.kinds.filter((one) => one.closed).map(({ kind }) => kind);
  return (
    <>
      <p className="mb-3 text-sm text-ink-2 tabular-nums">{t.gamesUsed({ kinds: caps.kinds, endsOn })}</p>
      {closed.length > 0 && (
        <p className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn" role="status">
          {t.placesClosed({ kinds: closed, endsOn })}{' '}
          {canChange && closed.length < caps.kinds.length && t.putInOpenPlaces}
        </p>
      )}
    </>
  );
}
