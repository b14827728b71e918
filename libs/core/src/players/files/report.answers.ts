import { z } from 'zod';
import type { ToldReason } from './report.words.js';

/** Typed by the catalogue: a report of another release may have other keys. */
export const toldReason = z
  .union([z.string(), z.object({ key: z.string(), figures: z.record(z.string(), z.unknown()).optional() })])
  .describe(
    'A sentence of an import report as its key with figures. Text for a refusal, and in reports of earlier releases.',
  ) as unknown as z.ZodType<ToldReason>;
