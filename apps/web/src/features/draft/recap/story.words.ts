import type { PickStory, Run } from '@crease/core/draft/pick-story.rules.js';
import { formatLimit } from '@crease/core/money.js';
import type { Position } from '@crease/core/position.js';
import type { Tone } from '../../../ui/marks/Badge.js';
import { POSITION_PLURAL, POSITION_WORD } from '../sync/draft.words.js';

const plural = (position: Position) => POSITION_PLURAL[position].toLowerCase();

/** "4 of the last 6 picks were goalies" */
export const runWords = ({ position, picks, of }: Run): string =>
  picks === of
    ? `The last ${of} picks were all ${plural(position)}`
    : `${picks} of the last ${of} picks were ${plural(position)}`;

/** "ranked 12, taken at 31" */
export const rankWords = (place: number, nth: number): string => `ranked ${place}, taken at ${nth}`;

/** A team's money after its pick; null in a rookie draft that costs no cap. */
export function leftWords({ left }: Pick<PickStory, 'left'>): string | null {
  if (left === null) return null;
  const { space, places, most } = left;
  const money = formatLimit(space);
  if (places === 0) return space < 0 ? `${money.replace('-', '')} over the cap` : `Done, with ${money} to spare`;
  const rest = `${money} left for ${places === 1 ? '1 place' : `${places} places`}`;
  return most === null ? `${rest}: no player fits` : `${rest}, at most ${formatLimit(most)} for the next`;
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
            ? ({ text: `Steal: ${rankWords(place, nth)}`, tone: 'good' } as const)
            : ({ text: `Reach: ${rankWords(place, nth)}`, tone: 'warn' } as const),
        ]),
    ...(run === null ? [] : [{ text: runWords(run), tone: 'accent' } as const]),
    ...(dearest
      ? [{ text: `The biggest cap hit of a ${POSITION_WORD[player.position]} so far`, tone: 'neutral' } as const]
      : []),
  ];
}

/** The same as sentences, for screen readers, which announce the pick separately. */
export function spokenStory(story: PickStory, team: string): string {
  const left = leftWords(story);
  return [...dramaOf(story).map(({ text }) => `${text}.`), ...(left === null ? [] : [`${team}: ${left}.`])].join(' ');
}
