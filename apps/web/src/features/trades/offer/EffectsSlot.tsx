import { Suspense, useEffect, type ComponentProps } from 'react';
import type { TradeEffects } from '@crease/core/trades/trade.schema.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';

const load = async () => ({ default: (await import('./Effects.js')).Effects });
const Effects = lazyPanel(load);

/** The effects of a trade. The file loads while the server still works them out. */
export function EffectsSlot({
  effects,
  ...rest
}: Omit<ComponentProps<typeof Effects>, 'effects'> & { effects: TradeEffects | null }) {
  useEffect(() => void load().catch(() => undefined), []);
  return <Suspense>{effects !== null && <Effects effects={effects} {...rest} />}</Suspense>;
}
