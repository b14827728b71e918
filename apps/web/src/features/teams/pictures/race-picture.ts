import { framedPicture, INSIDE, type Frame } from '../../../platform/files/framed-picture.js';
import { teamInk, teamTile, type PictureTeam } from '../../../platform/files/picture-share.js';
import { formatPoints } from '../../open-league/points.js';
import { extrasOf, type Chart } from '../race/race.model.js';
import { monthName } from '../race/race-labels.js';

const [TALL, AXIS, NAMES, MONTHS, LABEL] = [620, 70, 300, 40, 40] as const;

/** The race as lines. Names are at the ends of the lines, in the order of the table. */
export const racePicture = (
  frame: Frame,
  { days, lines, ticks, low, high, months }: Chart,
  teamOf: (teamId: string) => PictureTeam,
): Promise<Blob> =>
  framedPicture(frame, Math.max(TALL + MONTHS, lines.length * LABEL), (pen, top) => {
    const left = INSIDE.left + AXIS;
    const across = INSIDE.width - AXIS - NAMES;
    const x = (index: number) => left + extrasOf(days, index) * across;
    const y = (value: number) => top + TALL - ((value - low) / (high - low)) * TALL;
    for (const tick of ticks) {
      pen.box(left, y(tick), across, 1, 'line');
      pen.text(formatPoints(tick), left - 12, y(tick) + 6, { size: 17, ink: 'ink-3', align: 'right' });
    }
    for (const { day, along } of months)
      pen.text(monthName(day), left + along * across, top + TALL + 28, { size: 17, ink: 'ink-3', align: 'center' });
    for (const { teamId, values } of lines)
      pen.line(
        values.map((value, index) => [x(index), y(value)] as const),
        teamInk(teamOf(teamId).color),
        4,
      );
    // Labels keep the order of the ends, one below the other where the ends are too close.
    let next = top - LABEL / 2;
    const ends = lines.map(({ teamId, values }) => ({ teamId, at: y(values.at(-1) ?? 0) }));
    const spare = (after: number) => top + TALL + MONTHS - after * LABEL;
    ends
      .sort((one, two) => one.at - two.at)
      .forEach(({ teamId, at }, index) => {
        const place = Math.max(next, Math.min(at, spare(ends.length - index)));
        next = place + LABEL;
        const team = teamOf(teamId);
        teamTile(pen, team, left + across + 20, place - 15, 30);
        pen.text(team.name, left + across + 60, place + 7, { size: 20, weight: 'semibold', width: NAMES - 60 });
      });
  });
