import { Button } from '../../ui/Button.js';
import { dropGhost, openTrading, useGhost, type Ghost } from './room-trades.store.js';

/** Above the board while a trade is looked at there: whose it is, and the way back. */
export function GhostBar() {
  const ghost = useGhost((state) => state.ghost);
  return ghost === null ? null : <Looking ghost={ghost} />;
}

function Looking({ ghost }: { ghost: Ghost }) {
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-accent-line bg-accent-soft px-3 py-1.5 text-sm sm:px-4 short:py-0.5 short:text-xs"
    >
      <p className="min-w-0 flex-1 basis-48 text-ink">
        <span className="font-semibold">{ghost.words}</span>
        <span className="text-ink-2"> The board shows what it would change.</span>
      </p>
      <Button size="sm" variant="primary" onClick={() => openTrading(ghost.back)}>
        Back to the offer
      </Button>
      <Button size="sm" onClick={dropGhost}>
        Stop
      </Button>
    </div>
  );
}
