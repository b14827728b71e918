import { shareWords } from '@crease/core/teams/retention.rules.js';
import type { TreeItemView, TreeLineView } from '@crease/core/trades/trade.schema.js';
import { PLACE } from '../trade-assets.js';
import { formatDay } from '../../../ui/figures/time.js';

type TeamName = (teamId: string) => string;

/** Title and details of a tree line's asset. */
export function itemWords(item: TreeItemView, team: TeamName): { title: string; detail: string | null } {
  switch (item.kind) {
    case 'player':
      return { title: item.name, detail: [item.position_detail, item.nhl_club].filter(Boolean).join(' · ') };
    case 'draft-pick':
      return {
        title: `${item.season} ${item.type === 'rookie' ? 'rookie' : 'general'}, round ${item.round}`,
        detail: [team(item.assigned_to), item.pick_number === null ? null : `no. ${item.pick_number}`]
          .filter((word) => word !== null)
          .join(' · '),
      };
    case 'brought-pick':
      return {
        title: `${item.season}${item.type === null ? '' : ` ${item.type}`}, round ${item.round}`,
        detail: team(item.assigned_to),
      };
    case 'fa-pick':
      return { title: `FA pick, week ${item.week}`, detail: team(item.assigned_to) };
    case 'told':
      return { title: item.what, detail: null };
    case 'retention':
      return { title: `${shareWords(item)} of ${item.name}’s salary`, detail: null };
  }
}

const HOW = {
  drafted: 'drafted by',
  added: 'added by',
  claimed: 'claimed by',
  traded: 'traded to',
  imported: 'then with',
} as const;

const on = (time: string | null): string => (time === null ? '' : ` on ${formatDay(Date.parse(time))}`);

/** The later history of an asset, as a sentence without its final period. */
export function fateWords(
  { item, fate, team_id }: Pick<TreeLineView, 'item' | 'fate' | 'team_id'>,
  team: TeamName,
): string {
  const holder = team(team_id);
  switch (fate.type) {
    case 'held':
      if (item.kind !== 'player') return `${holder} still holds it`;
      return `Still with ${holder}${fate.place === null || fate.place === 'active' ? '' : `, ${PLACE[fate.place]}`}`;
    case 'traded':
      return `Traded to ${team(fate.to)}${on(fate.at)}${fate.told ? '; its return is shown above' : ''}`;
    case 'used':
      return fate.overall === null ? `Used${on(fate.at)}` : `Used as pick ${fate.overall}${on(fate.at)}`;
    case 'forfeited':
      return 'Forfeited';
    case 'unused':
      return 'Not used';
    case 'dropped':
    case 'released': {
      const went = `${fate.type === 'dropped' ? 'Dropped' : 'Released'} by ${holder}${on(fate.at)}`;
      const { next, now } = fate;
      if (next === null) return now === null ? `${went}, now a free agent` : `${went}, now with ${team(now)}`;
      const then = `${went}, ${HOW[next.how]} ${team(next.team_id)}`;
      if (now === next.team_id) return then;
      return `${then}, now ${now === null ? 'a free agent' : `with ${team(now)}`}`;
    }
    case 'before':
      if (item.kind !== 'player' && fate.now !== null)
        return `No longer with ${holder} when the league came here, it had gone to ${team(fate.now)}`;
      return `No longer with ${holder} when the league came here, now ${fate.now === null ? 'a free agent' : `with ${team(fate.now)}`}`;
    case 'unknown':
      return `Brought along from another site${item.kind === 'told' ? ' as words' : ''}: what became of it is not known`;
    case 'retained': {
      const payer = item.kind === 'retention' ? team(item.team_id) : holder;
      return fate.runs ? `${payer} pays it through ${fate.through}` : `${payer} no longer pays it`;
    }
    case 'promised':
      return `Promised: ${fate.text}`;
    case 'stayed':
      return `It did not go: ${fate.text}`;
  }
}

/** The child lines of each line, by index; null has those of the trade itself. */
export function branchesOf(lines: readonly TreeLineView[]): ReadonlyMap<number | null, readonly number[]> {
  const below = new Map<number | null, number[]>();
  lines.forEach(({ parent }, index) => below.set(parent, [...(below.get(parent) ?? []), index]));
  return below;
}
