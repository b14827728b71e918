import { drawPicture, pictureFoot, type Pen, type PictureTheme } from './picture-share.js';

export interface Frame {
  readonly league: string;
  readonly title: string;
  readonly season: string;
  readonly theme: PictureTheme;
}

const [WIDTH, TOP, FOOT, LEAST] = [1200, 176, 110, 630] as const;

export const INSIDE = { left: 64, right: WIDTH - 64, width: WIDTH - 128 } as const;

export const framedPicture = (
  { league, title, season, theme }: Frame,
  tall: number,
  draw: (pen: Pen, top: number) => void,
): Promise<Blob> => {
  const height = Math.max(LEAST, TOP + tall + FOOT);
  const { left, width } = INSIDE;
  return drawPicture({ width: WIDTH, height, theme }, (pen) => {
    pen.box(0, 0, WIDTH, height, 'canvas');
    pen.box(0, 0, WIDTH, 8, 'accent');
    pen.text(league, left, 72, { size: 26, weight: 'medium', ink: 'ink-2', width });
    pen.text(title, left, 130, { size: 46, weight: 'bold', width });
    draw(pen, TOP);
    pictureFoot(pen, { width: WIDTH, height, edge: left }, season);
  });
};
