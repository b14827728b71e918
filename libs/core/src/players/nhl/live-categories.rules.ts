import { CHOOSABLE, categoriesOf, type ChoosableCategory } from '../scoring/category-set.js';
import {
  CATEGORIES,
  GAME_COLUMNS,
  isWeighed,
  STORED_FIGURES,
  weightsOf,
  type StoredFigure,
  type StoredScoring,
} from '../scoring/scoring.table.js';
import { isAfterGame, liveSource } from './nhl.figures.js';

const FIGURES = new Map<string, StoredFigure>(STORED_FIGURES.map((figure) => [figure.column, figure]));
const OF_GAMES = new Map<string, string>(GAME_COLUMNS.map(({ as, column }) => [as, column]));

const figuresOf = ({ over, under }: Pick<ChoosableCategory, 'over' | 'under'>): StoredFigure[] =>
  Object.keys({ ...over, ...under }).flatMap((column) => FIGURES.get(OF_GAMES.get(column) ?? column) ?? []);

/** True for a category that does not change during a game: its figures count once the game is over. */
export function followsGame(category: Pick<ChoosableCategory, 'over' | 'under'>): boolean {
  const figures = figuresOf(category);
  return figures.length > 0 && figures.every(isAfterGame);
}

const OF_FACEOFFS: ReadonlySet<string> = new Set(
  CHOOSABLE.filter((category) => figuresOf(category).some((figure) => liveSource(figure, 'skater') === 'faceoffs')).map(
    ({ key }) => key,
  ),
);

/** True when face-offs count in a league: by its weights, or in one of its categories. */
export const countsFaceoffs = (scoring: StoredScoring | null, categories: string | null): boolean =>
  CATEGORIES.some((category) => OF_FACEOFFS.has(category) && isWeighed(weightsOf(scoring ?? undefined), category)) ||
  categoriesOf(categories ?? '').some(({ key }) => OF_FACEOFFS.has(key));
