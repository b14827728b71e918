import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../ui/Button.js';
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
      className="flex shrink-0 items-center gap-2 border-b border-accent-line bg-accent-soft py-1.5 pr-1.5 pl-3 text-sm sm:pl-4 short:py-0.5 short:text-xs"
    >
      <p className="line-clamp-2 min-w-0 flex-1 text-ink">
        <span className="font-semibold">{ghost.words}</span>
        <span className="text-ink-2 max-sm:hidden"> The board shows what it would change.</span>
      </p>
      <Button size="sm" variant="primary" onClick={() => openTrading(ghost.back)}>
        Back to the offer
      </Button>
      <IconButton
        size="sm"
        label="Stop looking at the offer"
        icon={<X size={16} aria-hidden="true" />}
        onClick={dropGhost}
      />
    </div>
  );
}
