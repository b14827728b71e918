import { framedPicture, INSIDE, type Frame } from '../../../platform/files/framed-picture.js';
import { teamInk, teamTile, type PictureTeam } from '../../../platform/files/picture-share.js';

export interface PictureBar {
  readonly team: PictureTeam;
  readonly figure: string;
  readonly note: string | null;
  readonly share: number;
}

const [ROW, TILE, NAME, FIGURE, BAR] = [64, 40, 400, 130, 28] as const;

export const barsPicture = (frame: Frame, bars: readonly PictureBar[]): Promise<Blob> =>
  framedPicture(frame, bars.length * ROW, (pen, top) => {
    const room = INSIDE.width - NAME - FIGURE;
    bars.forEach(({ team, figure, note, share }, index) => {
      const y = top + index * ROW;
      if (index > 0) pen.box(INSIDE.left, y, INSIDE.width, 1, 'line');
      teamTile(pen, team, INSIDE.left, y + 12, TILE);
      const name = { size: 22, weight: 'semibold', width: NAME - TILE - 36 } as const;
      pen.text(team.name, INSIDE.left + TILE + 16, y + (note === null ? 40 : 30), name);
      if (note !== null) pen.text(note, INSIDE.left + TILE + 16, y + 53, { size: 17, ink: 'ink-3', width: name.width });
      pen.box(INSIDE.left + NAME, y + (ROW - BAR) / 2, Math.max(3, room * share), BAR, teamInk(team.color), 4);
      pen.text(figure, INSIDE.right, y + 41, { size: 24, weight: 'bold', align: 'right', width: FIGURE - 10 });
    });
  });
