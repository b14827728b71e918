import { formatLimit } from '@crease/core/money.js';
import type { Season } from '@crease/core/season.js';
import { framedPicture, INSIDE, type Frame } from '../../../platform/files/framed-picture.js';
import { teamTile, type Ink, type Pen } from '../../../platform/files/picture-share.js';
import { PART_NAME, type CapRow, type CapStack, type Part } from './caps.model.js';
import * as t from './caps.words.en.js';

const FILL: Readonly<Record<Part, Ink>> = {
  F: 'pos-f',
  D: 'pos-d',
  G: 'pos-g',
  injured: 'line-strong',
  retained: 'ink-3',
  dead: 'ink-2',
  traded: 'line',
};
const [LEGEND, HEAD, ROW] = [44, 40, 52] as const;
const [NAME, BAR, GAP] = [330, 22, 24] as const;

export interface CapsFacts {
  readonly rows: readonly CapRow[];
  readonly seasons: readonly Season[];
  readonly parts: readonly Part[];
  readonly colorOf: (teamId: string) => string;
}

/** The parts of every team's cap by season, on one scale. */
export const capsPicture = (frame: Frame, { rows, seasons, parts, colorOf }: CapsFacts): Promise<Blob> =>
  framedPicture(frame, LEGEND + HEAD + rows.length * ROW, (pen, top) => {
    legend(pen, parts, top);
    const across = (INSIDE.width - NAME) / seasons.length;
    const left = (index: number) => INSIDE.left + NAME + index * across;
    seasons.forEach((season, index) => {
      pen.text(season, left(index) + GAP, top + LEGEND + 24, { size: 19, weight: 'semibold', ink: 'ink-2' });
    });
    rows.forEach(({ team, stacks }, line) => {
      const y = top + LEGEND + HEAD + line * ROW;
      pen.box(INSIDE.left, y, INSIDE.width, 1, 'line');
      teamTile(
        pen,
        { name: team.team_name, picture: team.picture, color: colorOf(team.team_id) },
        INSIDE.left,
        y + 10,
        32,
      );
      pen.text(team.team_name, INSIDE.left + 46, y + 34, { size: 22, weight: 'semibold', width: NAME - 46 });
      stacks.forEach((stack, index) => {
        if (stack !== null) bar(pen, stack, left(index) + GAP, y + (ROW - BAR) / 2, across - GAP);
      });
    });
  });

/** Room for the space after a bar. */
const FIGURE = 86;

function bar(pen: Pen, { segments, capAt, parts }: CapStack, x: number, y: number, across: number) {
  const width = across - FIGURE;
  pen.box(x, y, width, BAR, 'sunken', 3);
  for (const { part, from, share } of segments) pen.box(x + from * width, y, share * width, BAR, FILL[part]);
  pen.box(x + capAt * width - 2, y - 4, 3, BAR + 8, 'ink');
  pen.text(formatLimit(parts.space), x + across, y + BAR - 4, {
    size: 18,
    weight: 'semibold',
    ink: parts.space < 0 ? 'bad-text' : 'ink',
    align: 'right',
  });
}

function legend(pen: Pen, parts: readonly Part[], top: number) {
  let x: number = INSIDE.left;
  for (const part of parts) {
    pen.box(x, top, 20, 20, FILL[part], 4);
    x += 28 + pen.text(PART_NAME[part], x + 28, top + 17, { size: 18, ink: 'ink-2' }) + 26;
  }
  pen.box(x, top, 3, 20, 'ink');
  pen.text(t.capLineAndSpace, x + 12, top + 17, { size: 18, ink: 'ink-2' });
}
