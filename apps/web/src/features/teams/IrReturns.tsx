import HeartPulse from 'lucide-react/icons/heart-pulse';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { AFTER_IR_RETURN, irReturnWords } from '@crease/core/teams/words/ir-return.words.en.js';
import { useLoadedLeague } from '../open-league/league-data.js';
import { RuleLink } from '../moves/MoveEffect.js';
import * as t from './teams.words.en.js';

/** Players who must leave injured reserve, and by when. Overdue players count as active. */
export function IrReturns({ leagueId, page }: { leagueId: string; page: TeamPageAnswer | undefined }) {
  const { league } = useLoadedLeague(leagueId);
  const due = (page?.roster ?? []).flatMap(({ name, ir_return }) =>
    ir_return === undefined ? [] : [{ name, ...ir_return }],
  );
  if (page === undefined || due.length === 0) return null;
  const waiting = due.filter(({ over }) => !over);
  const days = [...new Set(waiting.map(({ due_at }) => due_at))].sort();
  const counted = due.filter(({ over }) => over).map(({ name }) => name);
  const namesOf = (at: string) => waiting.filter(({ due_at }) => due_at === at).map(({ name }) => name);
  const lines = [
    ...(counted.length > 0 ? [t.countAsActive({ players: counted })] : []),
    ...days.map(
      (at) =>
        `${irReturnWords({ team: page.team.team_name, names: namesOf(at), until: { at, timeZone: league.time_zone } })} ${AFTER_IR_RETURN}`,
    ),
  ];
  return (
    <ul className="mb-4 flex flex-col gap-1 rounded-md border border-line bg-surface px-4 py-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-center gap-2.5">
          <HeartPulse size={16} aria-hidden="true" className="shrink-0 text-warn" />
          <span className="min-w-0">
            {line} <RuleLink name="irOverdue" />
          </span>
        </li>
      ))}
    </ul>
  );
}
