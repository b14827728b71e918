import { useEffect, useRef } from 'react';
import { teamColor } from '@crease/core/team-mark.js';
import { matchesNow, REDUCED_MOTION } from '../../../ui/use-media.js';
import { useScope } from '../state/room-context.js';
import { flashedTeam } from './flash.model.js';

const MS = 600;

/**
 * A team's colour over the zones when the draft begins, and at its first and last pick. It is below the header and
 * never over the clock, and respects reduced motion.
 */
export function Flash() {
  const { room } = useScope();
  const box = useRef<HTMLDivElement>(null);
  const playing = useRef<Animation>(null);
  useEffect(
    () =>
      room.store.subscribe(({ state: after }, { state: before }) => {
        const element = box.current;
        if (before === null || after === null || before === after || element === null) return;
        const teamId = flashedTeam(before, after);
        if (teamId === null || typeof element.animate !== 'function') return;
        if (matchesNow(REDUCED_MOTION)) return;
        const place = after.order.teamIds.indexOf(teamId);
        element.style.background = teamColor(after.teams.find(({ id }) => id === teamId)?.picture, Math.max(0, place));
        element.hidden = false;
        playing.current?.cancel();
        const flash = element.animate([{ opacity: 0.5 }, { opacity: 0 }], { duration: MS, easing: 'ease-out' });
        playing.current = flash;
        flash.onfinish = () => {
          element.hidden = true;
        };
      }),
    [room],
  );
  return (
    <div ref={box} hidden aria-hidden="true" data-flash="" className="pointer-events-none absolute inset-0 z-header" />
  );
}
