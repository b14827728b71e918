import { locale } from '@crease/core/locale.js';
import type { PickStory, Run } from '@crease/core/draft/recap/pick-story.rules.js';
import { formatLimit } from '@crease/core/money.js';
import type { Tone } from '../../../ui/marks/Badge.js';
import * as t from './recap.words.en.js';

/** "4 of the last 6 picks were goalies" */
export const runWords = (run: Run): string => (run.picks === run.of ? t.lastPicksWereAll(run) : t.picksOfTheLast(run));

/** A team's money after its pick; null in a rookie draft that costs no cap. */
export function leftWords({ left }: Pick<PickStory, 'left'>): string | null {
  if (left === null) return null;
  const { space, places, most } = left;
  const money = formatLimit(space);
  if (places === 0) return space < 0 ? t.moneyOverCap({ money: money.replace('-', '') }) : t.moneyToSpare({ money });
  return most === null
    ? t.moneyForPlacesNoFit({ money, places })
    : t.moneyForPlaces({ money, places, most: formatLimit(most) });
}

export interface Drama {
  readonly text: string;
  readonly tone: Tone;
}

/** Notable facts about a pick, the most surprising first. */
export function dramaOf(story: PickStory): Drama[] {
  const { surprise, place, nth, run, dearest, player } = story;
  return [
    ...(surprise === null || place === null
      ? []
      : [
          surprise === 'steal'
            ? ({ text: t.stealOf({ place, nth }), tone: 'good' } as const)
            : ({ text: t.reachOf({ place, nth }), tone: 'warn' } as const),
        ]),
    ...(run === null ? [] : [{ text: runWords(run), tone: 'accent' } as const]),
    ...(dearest ? [{ text: t.biggestHitOfPosition(player), tone: 'neutral' } as const] : []),
  ];
}

/** The same as sentences, for screen readers, which announce the pick separately. */
export function spokenStory(story: PickStory, team: string): string {
  const left = leftWords(story);
  return [
    ...dramaOf(story).map(({ text }) => `${text}.`),
    ...(left === null ? [] : [locale.labelled(team, `${left}.`)]),
  ].join(' ');
}
