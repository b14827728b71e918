import { Link } from 'react-router-dom';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { currentWeek, faWeekWords, faWeeks, weekRuns, type FaWeek } from '../../moves/fa-pick.js';
import { paths } from '../../../platform/pages/paths.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useNow } from '../../../ui/figures/use-now.js';
import * as t from '../teams.words.en.js';

/** The team's free-agent picks from the current week on. */
export function FaPicks({
  leagueId,
  teamId,
  faPicks,
  name,
}: {
  leagueId: string;
  teamId: string;
  faPicks: readonly FaPickView[];
  name: (id: string) => string;
}) {
  const now = useNow();
  const week = currentWeek(faPicks, now) ?? 1;
  const running = weekRuns(faPicks, week, now);
  const ahead = faWeeks(faPicks, teamId, now).filter((one) => one.week >= week);
  const current = ahead.find((one) => one.week === week);
  const left = ahead.reduce((sum, one) => sum + one.left, 0);
  const last = ahead.at(-1)?.week ?? week;
  return (
    <Panel
      title={t.freeAgentPicks}
      flush
      footer={
        <Link
          to={paths.freeAgents(leagueId, `?team=${teamId}`)}
          className="rounded-sm text-sm font-medium text-accent-text hover:underline"
        >
          {t.allWeeksAndWaivers}
        </Link>
      }
    >
      <details>
        <summary className="cursor-pointer px-4 py-2.5 text-sm outline-offset-[-2px] pointer-coarse:min-h-control">
          {t.weekNow({ week, running })}
          <span className="ml-2 font-medium tabular-nums">
            {current === undefined ? t.noPicks : faWeekWords(current)}
          </span>
          <span className="ml-2 text-ink-2">{t.picksLeftInWeeks({ picks: left, from: week, to: last })}</span>
        </summary>
        <ul
          className="scroll-slim max-h-96 overflow-y-auto border-t border-line outline-offset-[-2px]"
          tabIndex={0}
          aria-label={t.freeAgentPicksByWeek}
        >
          {ahead.map((one) => (
            <Week key={one.week} week={one} running={running && one.week === week} name={name} />
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function Week({ week, running, name }: { week: FaWeek; running: boolean; name: (id: string) => string }) {
  const details = [
    ...week.taken,
    ...week.from.map((id) => t.oneFromTeam({ team: name(id) })),
    ...week.to.map((id) => t.oneToTeam({ team: name(id) })),
  ];
  return (
    <li className="flex min-h-row items-center justify-between gap-3 border-b border-line px-4 py-1 text-sm last:border-b-0">
      <span className="min-w-0">
        {t.week({ week: week.week })}
        {running && <span className="text-accent-text">{` · ${t.now}`}</span>}
        {details.length > 0 && <span className="text-ink-3">{` · ${details.join(', ')}`}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2 tabular-nums">
        {week.penalties > 0 && <Badge tone="bad">{t.penalties({ count: week.penalties })}</Badge>}
        <span className={week.left > 0 ? undefined : 'text-ink-3'}>{faWeekWords(week)}</span>
      </span>
    </li>
  );
}
