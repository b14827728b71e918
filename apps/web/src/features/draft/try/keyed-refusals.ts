import { STORED, type Refusal } from '@crease/core/result.js';

/*
 * The build of the worker takes this file instead of core's catalogue of a draft's refusals (`vite.config.ts`). The
 * worker's refusals have a key and figures, and the page words them when there is one (`worker-room.ts`). Most visitors
 * meet none.
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
