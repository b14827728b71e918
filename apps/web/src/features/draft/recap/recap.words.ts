import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftRecap, Streak, TeamRecap } from '@crease/core/draft/draft-recap.rules.js';
import type { RankedPick } from '@crease/core/draft/pick-story.rules.js';
import { formatMoneyShort } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import { POSITION_PLURAL } from '../sync/draft.words.js';
import { rankWords } from './story.words.js';

const minus = (text: string) => text.replace('-', '−');

/** Tenths as a signed figure: "+12.4", "−3", "0". */
export function gainWords(tenths: number): string {
  const figure = Math.abs(tenths) / 10;
  const text = Number.isInteger(figure) ? String(figure) : figure.toFixed(1);
  return tenths > 0 ? `+${text}` : tenths < 0 ? `−${text}` : text;
}

export const money = (amount: number): string => minus(formatMoneyShort(amount));

export const GAIN_EXPLAINED =
  '“By rank” is what a team’s players are worth by their rank, less what its picks were worth. The best player is worth 100, the 21st half of that, the 61st a quarter; a pick is worth the same by its number. Points are last season’s, as the league counts them.';

export interface Award {
  readonly key: 'steal' | 'reach' | 'run' | 'rareRun' | 'tightest' | 'thriftiest' | 'dearest';
  readonly title: string;
  /** The player, team or position of the award. */
  readonly name: string;
  readonly detail: string;
  readonly position: Position | null;
}

const place = ({ slot }: RankedPick) => `pick ${slot.overall}`;
const streakWords = ({ from, to }: Streak) => `Picks ${from.slot.overall} to ${to.slot.overall}`;

const plural = ({ position }: Streak) => POSITION_PLURAL[position].toLowerCase();
const shareWords = (share: number) => `${Math.round(share * 100)} %`;

/** The draft's awards. `team` returns a team's name. */
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
    one === null
      ? []
      : [{ key, title, name: `${one.picks} ${plural(one)} in a row`, detail: detail(one), position: one.position }];
  return [
    ...ofPick('steal', 'Best steal', steal, ({ place: rank, nth }) => rankWords(rank ?? 0, nth)),
    ...ofPick('reach', 'Biggest reach', reach, ({ place: rank, nth }) => rankWords(rank ?? 0, nth)),
    ...ofRun('run', 'Longest run', run, streakWords),
    ...ofTeam('tightest', 'Tightest cap', tightest, ({ space }) =>
      space < 0 ? `${money(-space)} over the cap` : `${money(space)} of space left`,
    ),
    ...ofTeam('thriftiest', 'Most for its money', thriftiest, ({ perMillion }) => `${perMillion ?? 0} points per $1M`),
    ...ofPick('dearest', 'Biggest cap hit', dearest, (pick) => `${money(capHitOf(pick.player))}, ${place(pick)}`),
    ...ofRun(
      'rareRun',
      'Rarest run',
      rareRun,
      (rare) => `${streakWords(rare)}, where ${shareWords(rare.share)} of all picks were ${plural(rare)}`,
    ),
  ];
}
