import { framedPicture, INSIDE, type Frame } from '../../../platform/files/framed-picture.js';
import { teamInk, teamTile, wrapped, type Pen, type PictureTeam } from '../../../platform/files/picture-share.js';
import type { ScaleRow } from './scale.model.js';

export interface ScaleLine extends Pick<ScaleRow, 'shares'> {
  readonly label: string;
  readonly figures: readonly [string, string];
  readonly heavier: 0 | 1 | null;
}

const [HEAD, ROW, TILE] = [124, 74, 64] as const;
const [LABEL, FIGURE, BAR] = [220, 104, 30] as const;
const SIDE = (INSIDE.width - LABEL) / 2;

export const scalePicture = (
  frame: Frame,
  teams: readonly [PictureTeam, PictureTeam],
  lines: readonly ScaleLine[],
  receives: (team: string) => string,
): Promise<Blob> =>
  framedPicture(frame, HEAD + lines.length * ROW, (pen, top) => {
    teams.forEach((team, at) => {
      teamTile(pen, team, at === 0 ? INSIDE.left : INSIDE.right - TILE, top, TILE);
      const style = { size: 24, weight: 'semibold' } as const;
      const names = wrapped(receives(team.name), SIDE - TILE, (part) => pen.measure(part, style)).slice(0, 2);
      names.forEach((name, row) => {
        const y = top + (names.length === 1 ? 40 : 26 + row * 30);
        if (at === 0) pen.text(name, INSIDE.left + TILE + 18, y, style);
        else pen.text(name, INSIDE.right - TILE - 18, y, { ...style, align: 'right' });
      });
    });
    lines.forEach((line, index) => drawLine(pen, line, teams, top + HEAD + index * ROW));
  });

function drawLine(pen: Pen, { label, figures, shares, heavier }: ScaleLine, teams: readonly PictureTeam[], y: number) {
  pen.box(INSIDE.left, y, INSIDE.width, 1, 'line');
  const middle = INSIDE.left + INSIDE.width / 2;
  pen.text(label, middle, y + 45, { size: 20, ink: 'ink-2', align: 'center', width: LABEL - 20 });
  teams.forEach(({ color }, at) => {
    const length = (SIDE - FIGURE) * (shares[at] ?? 0);
    const x = at === 0 ? middle - LABEL / 2 - length : middle + LABEL / 2;
    pen.box(x, y + (ROW - BAR) / 2, length, BAR, teamInk(color), 4);
    pen.text(figures[at] ?? '', at === 0 ? INSIDE.left : INSIDE.right, y + 47, {
      size: 26,
      weight: heavier === at ? 'bold' : 'normal',
      ink: heavier === at ? 'ink' : 'ink-2',
      align: at === 0 ? 'left' : 'right',
    });
  });
}
