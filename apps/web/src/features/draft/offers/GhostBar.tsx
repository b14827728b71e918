import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { Button, IconButton } from '../../../ui/Button.js';
import { ApiRefusal } from '../../../platform/requests/api-client.js';
import { showToast } from '../../../ui/layers/toast.js';
import { announce } from '../announce/announcements.js';
import * as say from '../sync/sync.words.en.js';
import { useScope } from '../state/room-context.js';
import { tradeQuery } from '../../trades/trade-assets.data.js';
import { dropGhost, openTrading, useGhost, type Ghost } from '../state/room-trades.store.js';
import * as t from './offers.words.en.js';

export function GhostBar() {
  const ghost = useGhost((state) => state.ghost);
  return ghost === null ? null : <Looking ghost={ghost} />;
}

/** True when the offer no longer exists or is withdrawn, declined or executed. */
function useIsOver(tradeId: string | null): boolean {
  const { leagueId } = useScope();
  const { data, error } = useQuery({ ...tradeQuery(leagueId, tradeId ?? ''), enabled: tradeId !== null });
  return tradeId !== null && (error instanceof ApiRefusal || (data !== undefined && data.state !== 'proposed'));
}

function Looking({ ghost }: { ghost: Ghost }) {
  const over = useIsOver(ghost.tradeId);
  useEffect(() => {
    if (!over) return;
    dropGhost();
    showToast({ kind: 'info', text: say.offerIsOver, detail: say.boardIsAsDrafted });
    announce(`${say.offerIsOver}. ${say.boardIsAsDrafted}`, true);
  }, [over]);
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-2 border-b border-accent-line bg-accent-soft py-1.5 pr-1.5 pl-3 text-sm sm:pl-4 short:py-0.5 short:text-xs"
    >
      <p className="line-clamp-2 min-w-0 flex-1 text-ink">
        <span className="font-semibold">{ghost.words}</span>{' '}
        <span className="text-ink-2 max-sm:hidden">{t.boardShowsChange}</span>
      </p>
      <Button size="sm" variant="primary" onClick={() => openTrading(ghost.back)}>
        {t.backToOffer}
      </Button>
      <IconButton
        size="sm"
        label={t.stopLookingAtOffer}
        icon={<X size={16} aria-hidden="true" />}
        onClick={dropGhost}
      />
    </div>
  );
}
