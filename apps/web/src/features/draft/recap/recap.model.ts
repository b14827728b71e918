import { locale } from '@crease/core/locale.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftRecap, Streak, TeamRecap } from '@crease/core/draft/recap/draft-recap.rules.js';
import type { RankedPick } from '@crease/core/draft/recap/pick-story.rules.js';
import { formatMoneyShort } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import * as t from './recap.words.en.js';

const minus = (text: string) => text.replace('-', '−');

/** Tenths as a signed figure: "+12.4", "−3", "0". */
export function gainWords(tenths: number): string {
  const text = locale.number(Math.abs(tenths) / 10, { maximumFractionDigits: 1 });
  return tenths > 0 ? `+${text}` : tenths < 0 ? `−${text}` : text;
}

export const money = (amount: number): string => minus(formatMoneyShort(amount));

export interface Award {
  readonly key: 'steal' | 'reach' | 'run' | 'rareRun' | 'tightest' | 'thriftiest' | 'dearest';
  readonly title: string;
  /** The player, team or position of the award. */
  readonly name: string;
  readonly detail: string;
  readonly position: Position | null;
}

const rankWords = ({ place, nth }: RankedPick) => t.rankedTakenAt({ place: place ?? 0, nth });
const ends = ({ from, to }: Streak) => ({ first: from.slot.overall, last: to.slot.overall });

export function awardsOf(recap: DraftRecap, team: (id: string) => string): Award[] {
  const { steal, reach, run, rareRun, tightest, thriftiest, dearest } = recap;
  const ofPick = (key: Award['key'], title: string, pick: RankedPick | null, detail: (pick: RankedPick) => string) =>
    pick === null
      ? []
      : [
          {
            key,
            title,
            name: pick.player.name,
            detail: `${detail(pick)} · ${team(pick.slot.ownerTeamId)}`,
            position: pick.player.position,
          },
        ];
  const ofTeam = (key: Award['key'], title: string, one: TeamRecap | null, detail: (one: TeamRecap) => string) =>
    one === null ? [] : [{ key, title, name: team(one.teamId), detail: detail(one), position: null }];
  const ofRun = <Run extends Streak>(
    key: Award['key'],
    title: string,
    one: Run | null,
    detail: (one: Run) => string,
  ): Award[] =>
    one === null ? [] : [{ key, title, name: t.picksInRow(one), detail: detail(one), position: one.position }];
  return [
    ...ofPick('steal', t.bestSteal, steal, rankWords),
    ...ofPick('reach', t.biggestReach, reach, rankWords),
    ...ofRun('run', t.longestRun, run, (one) => t.picksFromTo(ends(one))),
    ...ofTeam('tightest', t.tightestCap, tightest, ({ space }) =>
      space < 0 ? t.moneyOverCap({ money: money(-space) }) : t.moneyOfSpaceLeft({ money: money(space) }),
    ),
    ...ofTeam('thriftiest', t.mostForItsMoney, thriftiest, ({ perMillion }) =>
      t.pointsPerMillion({ points: perMillion ?? 0 }),
    ),
    ...ofPick('dearest', t.biggestCapHit, dearest, ({ player, slot }) =>
      t.moneyWithPick({ money: money(capHitOf(player)), overall: slot.overall }),
    ),
    ...ofRun('rareRun', t.rarestRun, rareRun, (rare) =>
      t.picksFromToShare({ ...ends(rare), share: Math.round(rare.share * 100), position: rare.position }),
    ),
  ];
}
