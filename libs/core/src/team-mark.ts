/*
 * The drawn marks of teams. A team's picture is an uploaded logo or a mark: 'mark:7:3' is the seventh mark in the third
 * colour. Every team has one from its first day, and 32 teams have different marks.
 */

/** Contrast of at least 3:1 to the surfaces of both themes. Never used for text. */
export const TEAM_COLORS = [
  '#d73431',
  '#0777cb',
  '#c46016',
  '#228d77',
  '#7e4ed7',
  '#8b8318',
  '#c63c8a',
  '#0f8b91',
  '#926749',
  '#455ee1',
  '#5e8a21',
  '#a540bb',
  '#a97416',
  '#2a904b',
  '#687686',
  '#0a87aa',
] as const;

/** Marks in the order of their numbers, which stored pictures name: only ever add to the end. */
export const TEAM_MARKS = [
  'star',
  'bolt',
  'crown',
  'mountain',
  'wave',
  'flame',
  'anchor',
  'shield',
  'diamond',
  'hexagon',
  'ring',
  'target',
  'cross',
  'saltire',
  'chevron',
  'chevrons',
  'moon',
  'sun',
  'drop',
  'leaf',
  'pine',
  'arrow',
  'bars',
  'stripes',
  'hourglass',
  'heart',
  'compass',
  'triangle',
  'checks',
  'clover',
  'snow',
  'pennant',
] as const;
export type TeamMarkName = (typeof TEAM_MARKS)[number];

export interface TeamMark {
  readonly mark: TeamMarkName;
  readonly color: string;
}

const SHAPE = /^mark:(\d{1,2}):(\d{1,2})$/;

/** The stored form of a mark in a colour, both counted from 1. */
export const markPicture = (mark: number, color: number): string => `mark:${mark}:${color}`;

/** The numbers in a stored mark, counted from 1; null for an uploaded logo and for numbers that do not exist. */
export function markNumbers(picture: string | null | undefined): { mark: number; color: number } | null {
  const found = SHAPE.exec(picture ?? '');
  if (!found) return null;
  const [mark, color] = [Number(found[1]), Number(found[2])];
  return TEAM_MARKS[mark - 1] === undefined || TEAM_COLORS[color - 1] === undefined ? null : { mark, color };
}

export function markOf(picture: string | null | undefined): TeamMark | null {
  const numbers = markNumbers(picture);
  const [mark, color] = [TEAM_MARKS[(numbers?.mark ?? 0) - 1], TEAM_COLORS[(numbers?.color ?? 0) - 1]];
  return mark === undefined || color === undefined ? null : { mark, color };
}

/** The mark that a team has until somebody chooses another one. `number` counts the teams of a league from 1. */
export const firstMark = (number: number): string =>
  markPicture(((number - 1) % TEAM_MARKS.length) + 1, ((number - 1) % TEAM_COLORS.length) + 1);

/** The colour for a team's line or bar. A team with an uploaded logo has the colour of its place among the teams. */
export const teamColor = (picture: string | null | undefined, place: number): string =>
  markOf(picture)?.color ?? TEAM_COLORS[place % TEAM_COLORS.length] ?? TEAM_COLORS[0];
