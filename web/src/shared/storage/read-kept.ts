import type { ZodType } from 'zod';
import { logWarning } from '../log/log.js';

/** What the browser's storage keeps under a key, as `schema` has it; null for anything else. */
export function readKept<T>(key: string, schema: ZodType<T>): T | null {
  try {
    return keptIn(localStorage.getItem(key), schema);
  } catch (error) {
    logWarning('what is kept in the browser could not be read', error);
    return null;
  }
}

/** What a stored text holds; null for a text that was written by somebody else. */
export function keptIn<T>(text: string | null, schema: ZodType<T>): T | null {
  const parsed = schema.safeParse(jsonOrNull(text));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // as good as nothing
  }
}
