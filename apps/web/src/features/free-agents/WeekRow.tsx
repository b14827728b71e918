import type { FaPickView } from '@crease/core/answer.parts.js';
import { faPickExpired } from '@crease/core/free-agents/pick.rules.js';
import { faWeekWords, type FaWeek } from '../moves/fa-pick.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { formatExact, formatWeekday } from '../../ui/figures/time.js';
import { cx } from '../../ui/cx.js';
import * as t from './free-agents.words.en.js';

export function WeekRow({
  week,
  running,
  now,
  nameOf,
  onChange,
}: {
  week: FaWeek;
  running: boolean;
  now: number;
  nameOf: (teamId: string) => string;
  /** Forfeits a pick or restores it; null for users who are not commissioners. */
  onChange: ((pick: FaPickView) => void) | null;
}) {
  const until = Date.parse(week.until);
  const { penalties } = week;
  const details = [
    week.taken.length > 0 && t.usedFor({ players: week.taken.join(', ') }),
    ...traded(week.from, t.countFromTeam, nameOf),
    ...traded(week.to, t.countToTeam, nameOf),
  ].filter((words) => words !== false);
  const changeable = (taken: FaPickView['player_taken']) =>
    week.owned.find((pick) => pick.player_taken === taken && !faPickExpired(pick, now));
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-1.5 text-sm last:border-b-0">
      <span className="w-28 shrink-0 whitespace-nowrap">
        <span className="font-medium">{t.week({ week: week.week })}</span>
        {running && <span className="text-accent-text">{` · ${t.now}`}</span>}
        <time dateTime={week.until} title={formatExact(until)} className="block text-xs text-ink-3">
          {t.untilDay({ day: formatWeekday(until) })}
        </time>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className={cx('tabular-nums', week.left > 0 ? 'font-medium' : 'text-ink-3')}>{faWeekWords(week)}</span>
          {penalties > 0 && <Badge tone="bad">{t.penalties({ count: penalties })}</Badge>}
        </span>
        {details.length > 0 && <span className="block text-xs text-ink-3">{details.join(' · ')}</span>}
      </span>
      {onChange !== null && (
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          <Change
            word={t.forfeit}
            label={t.forfeitPickOfWeek({ week: week.week })}
            pick={changeable(null)}
            onChange={onChange}
          />
          <Change
            word={t.giveBack}
            label={t.giveBackPickOfWeek({ week: week.week })}
            pick={changeable('penalty')}
            onChange={onChange}
          />
        </span>
      )}
    </li>
  );
}

/** '2 from Beacon' */
const traded = (teams: readonly string[], words: typeof t.countFromTeam, nameOf: (teamId: string) => string) =>
  [...new Set(teams)].map((id) => words({ count: teams.filter((one) => one === id).length, team: nameOf(id) }));

function Change({
  word,
  label,
  pick,
  onChange,
}: {
  word: string;
  label: string;
  /** undefined: there is no pick to change. */
  pick: FaPickView | undefined;
  onChange: (pick: FaPickView) => void;
}) {
  if (pick === undefined) return null;
  return (
    <Button size="sm" variant="quiet" aria-label={label} onClick={() => onChange(pick)}>
      {word}
    </Button>
  );
}
