import { useState } from 'react';
import type { DraftPickView, FaPickView } from '@crease/core/activity/activity.schema.js';
import { faPickMark } from '../../platform/fa-pick.js';
import { useLeagueHome, useLoadedLeague } from '../../platform/league-data.js';
import { Badge } from '../../ui/Badge.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { cx } from '../../ui/cx.js';

/** The team's draft picks, its own and others', by season and draft, and its free-agent picks by week. */
export function Picks({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { teams } = useLoadedLeague(leagueId);
  const home = useLeagueHome(leagueId);
  const [now] = useState(() => Date.now());
  const name = (id: string) => teams.find((team) => team.team_id === id)?.team_name ?? 'another team';
  const touches = (pick: { assigned_to: string; owned_by: string }) => pick.assigned_to === teamId || pick.owned_by === teamId;
  const picks = [...(home.data?.generalPicks ?? []), ...(home.data?.rookiePicks ?? [])].filter(touches);
  const groups = new Map<string, DraftPickView[]>();
  for (const pick of picks) {
    const title = `${pick.season} ${pick.type === 'rookie' ? 'rookie' : 'general'} draft`;
    groups.set(title, [...(groups.get(title) ?? []), pick]);
  }
  const weekly = (home.data?.faPicks ?? []).filter(touches);
  return (
    <div className={cx('mt-4 grid gap-4', weekly.length > 0 && 'lg:grid-cols-2')}>
      <Panel title="Draft picks" state={panelState(home, () => (picks.length === 0 ? { words: 'No draft picks' } : null))}>
        <div className="flex flex-col gap-4">
          {[...groups].sort(([one], [two]) => one.localeCompare(two)).map(([title, group]) => (
            <section key={title} aria-label={title}>
              <h3 className="mb-2 text-xs font-medium text-ink-3">{title}</h3>
              <ul className="flex flex-wrap gap-2">
                {group.sort((one, two) => one.round - two.round).map((pick) => {
                  const gone = pick.owned_by !== teamId;
                  return (
                    <li key={pick.id} className={cx('rounded-md border border-line px-2.5 py-1 text-sm', gone ? 'text-ink-3' : 'bg-sunken')}>
                      <span className={cx(gone ? 'line-through' : 'font-medium')}>{`Round ${pick.round}`}</span>
                      {pick.pick_number !== null && <span className="text-ink-3">{` · no. ${pick.pick_number}`}</span>}
                      {gone && <span>{` · now ${name(pick.owned_by)}’s`}</span>}
                      {!gone && pick.assigned_to !== teamId && <span className="text-ink-3">{` · from ${name(pick.assigned_to)}`}</span>}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </Panel>
      {weekly.length > 0 && (
        <Panel title="Free-agent picks" flush>
          <ul className="scroll-slim max-h-80 overflow-y-auto" tabIndex={0} aria-label="Free-agent picks by week">
            {[...weekly].sort((one, two) => one.week - two.week).map((pick) => (
              <FaPick key={pick.id} pick={pick} now={now} owner={pick.owned_by === teamId ? null : name(pick.owned_by)} from={pick.assigned_to === teamId ? null : name(pick.assigned_to)} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

function FaPick({ pick, now, owner, from }: { pick: FaPickView; now: number; owner: string | null; from: string | null }) {
  const { word, player } = faPickMark(pick, now);
  return (
    <li className="flex min-h-row items-center justify-between gap-3 border-b border-line px-4 py-1 text-sm last:border-b-0">
      <span className="min-w-0 truncate">
        {`Week ${pick.week}`}
        {from !== null && <span className="text-ink-3">{` · from ${from}`}</span>}
        {owner !== null && <span className="text-ink-3">{` · now ${owner}’s`}</span>}
        {player !== null && <span className="text-ink-2">{` · ${player}`}</span>}
      </span>
      {word === '-' ? <span className="text-ink-3">open</span> : <Badge tone={word === 'Penalty' ? 'bad' : 'neutral'}>{word}</Badge>}
    </li>
  );
}
