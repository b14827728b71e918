import { STORED, type Refusal } from '@crease/core/result.js';

/*
 * The worker's build takes this file instead of core's refusals (`vite.config.ts`). The page words its keys and figures
 * (`worker-room.ts`).
 */

interface More extends Partial<Refusal> {
  readonly figures?: unknown;
}

/** A refusal without words. */
export function refusal(key: string, { figures, ...facts }: More = {}): Refusal {
  return {
    name: key.split('.')[0] ?? key,
    message: '',
    ...facts,
    [STORED]: { of: 'draft', key, ...(figures === undefined ? {} : { figures }) },
  };
}

export const refuse = (key: string, more?: More): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: refusal(key, more),
});
