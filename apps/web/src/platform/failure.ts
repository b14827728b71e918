import { ApiRefusal } from './api-client.js';

/** What the server refused at each field of a form; nothing where the failure has no field. */
export const refusedFields = (error: Error | null): Readonly<Record<string, string | undefined>> =>
  error instanceof ApiRefusal ? error.fields : {};

/**
 * What went wrong and the way out; null where nothing has, or where one of `shown`, fields that say their own refusals,
 * says it.
 */
export function failureOf(error: Error | null, shown: readonly string[] = []): string | null {
  if (error === null) return null;
  const fields = refusedFields(error);
  if (shown.some((field) => fields[field] !== undefined)) return null;
  return error instanceof ApiRefusal && error.refusal.fix !== undefined
    ? `${error.message} ${error.refusal.fix}`
    : error.message;
}
