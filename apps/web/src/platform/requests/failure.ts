import { ApiRefusal } from './api-client.js';

export const refusedFields = (error: Error | null): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiRefusal ? error.fields : {};

/**
 * The failure's message and fix. Null without a failure, or when it concerns a field in `shown`, which displays its own
 * refusals.
 */
export function failureOf(error: Error | null, shown: readonly string[] = []): string | null {
  if (error === null) return null;
  const fields = refusedFields(error);
  if (shown.some((field) => fields[field] !== undefined)) return null;
  return error instanceof ApiRefusal && error.refusal.fix !== undefined
    ? `${error.message} ${error.refusal.fix}`
    : error.message;
}
