import { figuresOf, type Figures, type ScoredColumn } from '../scoring/scoring.table.js';

/** Shots and ice time change with every poll, so they are not news. */
export const NEWS_FIGURES = ['g', 'a', 'ga', 'w', 'l', 'otl', 'so'] as const satisfies readonly ScoredColumn[];
export type NewsFigure = (typeof NEWS_FIGURES)[number];
export type NewsChange = Readonly<Record<NewsFigure, number>>;

/** A game's figures as they are stored with news: without zeros. */
export type KeptFigures = Readonly<Partial<Record<ScoredColumn, number>>>;

export const keptFigures = (line: Figures): KeptFigures =>
  Object.fromEntries(Object.entries(figuresOf(({ column }) => line[column])).filter(([, count]) => count !== 0));

/** Reads stored figures. A value that is not a number counts as 0. */
export const wholeFigures = (kept: Readonly<Record<string, unknown>>): Figures =>
  figuresOf(({ column }) => {
    const count = kept[column];
    return typeof count === 'number' ? count : 0;
  });

/** The changes between two lines of a player in a game; the first is null before the player was on the ice. */
export const newsBetween = (before: Figures | null, after: Figures): NewsChange =>
  Object.fromEntries(NEWS_FIGURES.map((figure) => [figure, after[figure] - (before?.[figure] ?? 0)])) as NewsChange;

export const hasNews = (change: NewsChange): boolean => NEWS_FIGURES.some((figure) => change[figure] !== 0);
