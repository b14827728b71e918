import { positionCode } from '@crease/core/position.js';
import { shareWords } from '@crease/core/teams/retention.rules.js';
import type { TreeItemView, TreeLineView } from '@crease/core/trades/trade.schema.js';
import { PLACE } from '../trade-assets.js';
import { formatDay } from '../../../ui/figures/time.js';
import * as t from './page.words.en.js';

type TeamName = (teamId: string) => string;

export function itemWords(item: TreeItemView, team: TeamName): { title: string; detail: string | null } {
  switch (item.kind) {
    case 'player':
      return {
        title: item.name,
        detail: [positionCode(item.position_detail), item.nhl_club].filter(Boolean).join(' · '),
      };
    case 'draft-pick':
      return {
        title: t.pickOfRound({ season: item.season, type: item.type, round: item.round }),
        detail: [
          team(item.assigned_to),
          item.pick_number === null ? null : t.numberOfPick({ number: item.pick_number }),
        ]
          .filter((word) => word !== null)
          .join(' · '),
      };
    case 'brought-pick':
      return {
        title: t.pickOfRound({ season: item.season, type: item.type, round: item.round }),
        detail: team(item.assigned_to),
      };
    case 'fa-pick':
      return { title: t.faPickOfWeek({ week: item.week }), detail: team(item.assigned_to) };
    case 'budget':
      return { title: t.bidBudgetOf({ amount: item.amount }), detail: null };
    case 'cap-space':
      return { title: t.capSpaceOf({ amount: item.amount }), detail: null };
    case 'told':
      return { title: item.what, detail: null };
    case 'retention':
      return { title: t.shareOfSalary({ share: shareWords(item), player: item.name }), detail: null };
  }
}

/** The later history of an asset, as a sentence without its final period. */
export function fateWords(
  { item, fate, team_id }: Pick<TreeLineView, 'item' | 'fate' | 'team_id'>,
  team: TeamName,
): string {
  const holder = team(team_id);
  const day = 'at' in fate && fate.at !== null ? formatDay(Date.parse(fate.at)) : null;
  switch (fate.type) {
    case 'held':
      if (item.kind !== 'player') return t.stillHolds({ team: holder });
      return t.stillWith({
        team: holder,
        place: fate.place === null || fate.place === 'active' ? null : PLACE[fate.place],
      });
    case 'traded':
      return t.tradedTo({ team: team(fate.to), day, shownAbove: fate.told });
    case 'used':
      return t.pickUsed({ pick: fate.overall, day });
    case 'forfeited':
      return t.forfeited;
    case 'added':
      return item.kind === 'cap-space' ? t.addedToCap({ team: holder }) : t.addedToBudget({ team: holder });
    case 'unused':
      return t.notUsed;
    case 'dropped':
    case 'released': {
      const { next, now } = fate;
      const left = { released: fate.type === 'released', team: holder, day };
      const present = now === null ? null : team(now);
      if (next === null) return t.playerLeft({ ...left, now: present });
      const way = { ...left, way: next.how, nextTeam: team(next.team_id) };
      return now === next.team_id ? t.playerLeftFor(way) : t.playerLeftAndMoved({ ...way, now: present });
    }
    case 'before': {
      const now = fate.now === null ? null : team(fate.now);
      return item.kind !== 'player' && now !== null
        ? t.assetGoneBefore({ team: holder, now })
        : t.playerGoneBefore({ team: holder, now });
    }
    case 'unknown':
      return item.kind === 'told' ? t.fateOfTextUnknown : t.fateUnknown;
    case 'retained': {
      const payer = item.kind === 'retention' ? team(item.team_id) : holder;
      return fate.runs ? t.paysThrough({ team: payer, season: fate.through }) : t.noLongerPays({ team: payer });
    }
    case 'promised':
      return t.promised({ condition: fate.text });
    case 'stayed':
      return t.didNotGo({ condition: fate.text });
  }
}

/** The child lines of each line, by index; null has those of the trade itself. */
export function branchesOf(lines: readonly TreeLineView[]): ReadonlyMap<number | null, readonly number[]> {
  const below = new Map<number | null, number[]>();
  lines.forEach(({ parent }, index) => below.set(parent, [...(below.get(parent) ?? []), index]));
  return below;
}
