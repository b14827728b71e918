import { locale } from '@crease/core/locale.js';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { FURTHER_NAMES, roundName } from '@crease/core/competition/playoffs/playoff.words.js';
import { formatPoints } from '../../open-league/points.js';
import { drawPicture, pictureFoot, type Pen, type PictureTheme } from '../../../platform/files/picture-share.js';
import * as t from './playoffs.words.en.js';

interface PictureSide {
  readonly seed: number;
  readonly name: string;
  readonly points: number | null;
  readonly ahead: boolean;
}

interface PictureColumn {
  readonly title: string;
  /** The sides of each pair; one where a team has no opponent. */
  readonly pairs: readonly (readonly PictureSide[])[];
}

interface PictureSection {
  /** null: the bracket for the title. */
  readonly title: string | null;
  readonly winner: string | null;
  readonly columns: readonly PictureColumn[];
}

type Bracket = Pick<PlayoffsView, 'rounds' | 'seeds' | 'pairs'>;
type NameOf = (teamId: string) => string;

/** A season's brackets as rounds with pairs. */
export function sectionsOf(
  { third, consolation, ...title }: PlayoffsView,
  nameOf: NameOf,
  won: (of: { team: string }) => string = t.wonPlayoffs,
): PictureSection[] {
  const winnerOf = (id: string | null, words: (of: { team: string }) => string) =>
    id === null ? null : words({ team: nameOf(id) });
  const forThird = third === null || third.pairs.length === 0 ? [] : [third.pairs];
  return [
    {
      title: null,
      winner: winnerOf(title.champion, won),
      columns: [
        ...columnsOf(title, nameOf),
        ...forThird.map((pairs) => ({ title: FURTHER_NAMES.third, pairs: pairsOf(title, pairs, nameOf) })),
      ],
    },
    ...(consolation === null
      ? []
      : [
          {
            title: FURTHER_NAMES[consolation.kind],
            winner: winnerOf(consolation.winner, t.wonBracket[consolation.kind]),
            columns: columnsOf(consolation, nameOf),
          },
        ]),
  ];
}

const columnsOf = (bracket: Bracket, nameOf: NameOf): PictureColumn[] =>
  Array.from({ length: bracket.rounds }, (_, index) => ({
    title: roundName(index + 1, bracket.rounds),
    pairs: pairsOf(
      bracket,
      bracket.pairs.filter(({ round }) => round === index + 1),
      nameOf,
    ),
  }));

const pairsOf = ({ seeds }: Bracket, pairs: Bracket['pairs'], nameOf: NameOf) =>
  pairs.map(({ home_team_id: home, away_team_id: away, ahead, tie, wins, ...points }) => {
    const side = (id: string, own: number): PictureSide => ({
      seed: seeds.find(({ team_id }) => team_id === id)?.seed ?? 0,
      name: nameOf(id),
      points: ahead === null || away === null ? null : own,
      ahead: ahead === id && tie !== 'waits',
    });
    return [
      side(home, wins?.home ?? points.home_points),
      ...(away === null ? [] : [side(away, wins?.away ?? points.away_points)]),
    ];
  });

const sideWords = ({ name, points }: PictureSide): string =>
  points === null ? name : `${name} ${formatPoints(points)}`;

export const wordsOf = (sections: readonly PictureSection[]): string =>
  sections
    .flatMap(({ title, winner, columns }) => [
      ...(title === null ? [] : [title]),
      ...columns
        .filter(({ pairs }) => pairs.length > 0)
        .map((column) =>
          locale.labelled(column.title, column.pairs.map((pair) => pair.map(sideWords).join(' – ')).join('; ')),
        ),
      ...(winner === null ? [] : [winner]),
    ])
    .map((words) => `${words}.`)
    .join(' ');

const EDGE = 64;
const [ACROSS, GAP] = [360, 28];
const [LINE, BETWEEN] = [44, 20];
const [HEAD, SECTION, ROUND, FOOT] = [190, 96, 48, 120];

const pairHeight = (pair: readonly PictureSide[]): number => pair.length * LINE;
const columnHeight = ({ pairs }: PictureColumn): number =>
  pairs.reduce((sum, pair) => sum + pairHeight(pair) + BETWEEN, 0);
const bodyHeight = ({ columns }: PictureSection): number => Math.max(LINE * 2, ...columns.map(columnHeight));

export function bracketPicture({
  sections,
  league,
  season,
  title,
  theme,
}: {
  readonly sections: readonly PictureSection[];
  readonly league: string;
  readonly season: string;
  readonly title: string;
  readonly theme: PictureTheme;
}): Promise<Blob> {
  const most = Math.max(2, ...sections.map(({ columns }) => columns.length));
  const width = 2 * EDGE + most * ACROSS + (most - 1) * GAP;
  const height = HEAD + sections.reduce((sum, one) => sum + SECTION + ROUND + bodyHeight(one), 0) + FOOT;
  return drawPicture({ width, height, theme }, (pen) => {
    const room = width - 2 * EDGE;
    pen.box(0, 0, width, height, 'canvas');
    pen.box(0, 0, width, 8, 'accent');
    pen.text(league, EDGE, 78, { size: 26, weight: 'medium', ink: 'ink-2', width: room });
    pen.text(title, EDGE, 142, { size: 52, weight: 'bold', width: room });
    let y = HEAD;
    for (const section of sections) {
      const heading = [section.title, section.winner].filter((words) => words !== null).join(' · ');
      pen.text(heading, EDGE, y + 42, { size: 30, weight: 'semibold', ink: 'accent-text', width: room });
      y += SECTION;
      const body = bodyHeight(section);
      section.columns.forEach((column, index) =>
        drawColumn(pen, column, { x: EDGE + index * (ACROSS + GAP), y, height: body }),
      );
      y += ROUND + body;
    }
    pictureFoot(pen, { width, height, edge: EDGE }, season);
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The pairs of a round, spread over the height of its section. */
function drawColumn(pen: Pen, column: PictureColumn, { x, y, height }: Place): void {
  pen.text(column.title, x, y + 22, { size: 22, weight: 'semibold', width: ACROSS });
  const free = (height - columnHeight(column)) / Math.max(1, column.pairs.length);
  let at = y + ROUND + free / 2;
  for (const pair of column.pairs) {
    pen.box(x, at, ACROSS, pairHeight(pair), 'surface', 10);
    pair.forEach((side, index) => drawSide(pen, side, x, at + index * LINE));
    at += pairHeight(pair) + BETWEEN + free;
  }
}

function drawSide(pen: Pen, { seed, name, points, ahead }: PictureSide, x: number, y: number): void {
  const weight = ahead ? 'bold' : 'medium';
  const ink = ahead || points === null ? 'ink' : 'ink-2';
  pen.text(String(seed), x + 30, y + 29, { size: 16, ink: 'ink-3', align: 'right' });
  pen.text(name, x + 42, y + 30, { size: 21, weight, ink, width: ACROSS - 160 });
  if (points !== null)
    pen.text(formatPoints(points), x + ACROSS - 16, y + 30, { size: 21, weight, ink, align: 'right' });
}
