import {
  drawPicture,
  pictureFoot,
  teamInk,
  teamTile,
  wrapped,
  type Measure,
  type PictureTeam,
  type PictureTheme,
} from '../../../platform/files/picture-share.js';

export interface ChampionFacts {
  readonly league: string;
  readonly season: string;
  readonly title: string;
  readonly words: string;
  readonly champions: readonly PictureTeam[];
  readonly rows: readonly {
    readonly rank: number;
    readonly team: PictureTeam;
    /** As the league counts: points, or wins and losses. */
    readonly figure: string;
  }[];
}

const [WIDTH, EDGE, FOOT] = [1200, 64, 110];
const TILE = 168;
const NAME = { size: 60, weight: 'bold', step: 68 } as const;
const WORDS = { size: 26, ink: 'ink-2', step: 36 } as const;
const ROW = 54;
const TOP = 148;

function layout({ champions, words, rows }: ChampionFacts, measure: Measure) {
  const room = WIDTH - 2 * EDGE - TILE - 40;
  const names = champions.map(({ name }) => wrapped(name, room, (part) => measure(part, NAME)));
  const lines = wrapped(words, WIDTH - 2 * EDGE, (part) => measure(part, WORDS));
  const heads = names.map((name) => Math.max(TILE, 34 + name.length * NAME.step) + 28);
  const linesAt = TOP + heads.reduce((sum, height) => sum + height, 0);
  const rowsAt = linesAt + lines.length * WORDS.step + 24;
  return { names, heads, lines, linesAt, rowsAt, height: Math.max(630, rowsAt + rows.length * ROW + FOOT) };
}

/** The champion with the top of the table. */
export function championPicture({ theme, ...facts }: ChampionFacts & { readonly theme: PictureTheme }): Promise<Blob> {
  const { league, season, title, champions, rows } = facts;
  const height = (measure: Measure) => layout(facts, measure).height;
  return drawPicture({ width: WIDTH, height, theme }, (pen, tall) => {
    const { names, heads, lines, linesAt, rowsAt } = layout(facts, pen.measure);
    pen.box(0, 0, WIDTH, tall, 'canvas');
    champions.forEach(({ color }, index) => {
      const share = WIDTH / champions.length;
      pen.box(index * share, 0, share, 16, teamInk(color));
    });
    pen.text(league, EDGE, 84, { size: 26, weight: 'medium', ink: 'ink-2', width: WIDTH - 2 * EDGE - 320 });
    pen.text(title, WIDTH - EDGE, 84, { size: 26, weight: 'semibold', ink: 'accent-text', align: 'right' });
    let y = TOP - 20;
    champions.forEach((team, index) => {
      teamTile(pen, team, EDGE, y, TILE);
      const name = names[index] ?? [];
      const begin = y + (TILE - name.length * NAME.step) / 2;
      name.forEach((line, row) => pen.text(line, EDGE + TILE + 40, begin + 52 + row * NAME.step, NAME));
      y += heads[index] ?? 0;
    });
    lines.forEach((line, row) => pen.text(line, EDGE, linesAt + 14 + row * WORDS.step, WORDS));
    rows.forEach(({ rank, team, figure }, index) => {
      const at = rowsAt + index * ROW;
      pen.box(EDGE, at, WIDTH - 2 * EDGE, 1, 'line');
      pen.text(String(rank), EDGE + 28, at + 36, { size: 22, ink: 'ink-3', align: 'right' });
      teamTile(pen, team, EDGE + 48, at + 11, 32);
      pen.text(team.name, EDGE + 96, at + 36, { size: 24, weight: 'semibold', width: WIDTH - 2 * EDGE - 420 });
      pen.text(figure, WIDTH - EDGE, at + 36, { size: 24, align: 'right', width: 300 });
    });
    pictureFoot(pen, { width: WIDTH, height: tall, edge: EDGE }, season);
  });
}
