import type { MatchupCategory } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RotoAnswer, RotoPlaceView, RotoTeamView } from '@crease/core/competition/roto/roto.answers.js';
import { ordinal } from '../../../ui/figures/ordinal.js';
import { figureWords } from '../matchups/CategoryGrid.js';
import * as t from './roto.words.en.js';

export type Roto = NonNullable<RotoAnswer['roto']>;

export interface CategoryLine {
  readonly category: MatchupCategory;
  readonly own: RotoPlaceView;
  /** Number of the next better place; null on the first. */
  readonly above: number | null;
  readonly leaders: readonly { readonly teamId: string; readonly figure: number | null }[];
}

export const linesOf = ({ categories, teams }: Roto, team: RotoTeamView): CategoryLine[] =>
  categories.flatMap((category, index): CategoryLine[] => {
    const own = team.places[index];
    if (own === undefined) return [];
    const all = teams.flatMap(({ team_id, places }) => {
      const place = places[index];
      return place === undefined ? [] : [{ teamId: team_id, place: place.place, figure: place.figure }];
    });
    const better = all.filter(({ place }) => place < own.place).map(({ place }) => place);
    return [
      {
        category,
        own,
        above: better.length === 0 ? null : Math.max(...better),
        leaders: all.filter(({ place }) => place === 1),
      },
    ];
  });

export type UsedGames = Roto['games_caps'][number] & RotoTeamView['games'][number];

export const gamesOf = ({ games_caps: caps }: Roto, { games }: RotoTeamView): UsedGames[] =>
  caps.flatMap((cap, index) => {
    const own = games[index];
    return own === undefined ? [] : [{ ...cap, ...own }];
  });

/** "3 to 2nd"; null on the first place and where no figure says how far it is. */
export const nextWords = ({ category, own, above }: CategoryLine): string | null =>
  own.to_next === null || above === null
    ? null
    : t.toPlace({ gap: gapWords(category, own.to_next), place: ordinal(above) });

/** A difference that three decimals would show as none is "under .001". */
const gapWords = (category: MatchupCategory, gap: number): string =>
  gap > 0 && gap < 0.0005 ? t.under({ gap: figureWords(category, 0.001) }) : figureWords(category, gap);

export const placeWords = ({ place, shared }: Pick<RotoPlaceView, 'place' | 'shared'>): string =>
  shared ? t.sharedPlace({ place: ordinal(place) }) : ordinal(place);

/** "Penalty minutes, low is good, weight 0.5" */
export const titleOf = ({ title, low, weight }: MatchupCategory): string =>
  [title, ...(low ? [t.lowIsGood] : []), ...(weight === 1 ? [] : [t.weightOf({ weight })])].join(', ');
