import type { ZodType } from 'zod';
import { deviceStorage } from './browser-storage.js';

/** Null for data that does not match `schema`. */
export const readStored = <T>(name: string, schema: ZodType<T>): T | null =>
  parseStored(deviceStorage.get(name), schema);

export function parseStored<T>(text: string | null, schema: ZodType<T>): T | null {
  const parsed = schema.safeParse(text === null ? null : jsonOrNull(text));
  return parsed.success ? parsed.data : null;
}

/** Null for text that is not JSON. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
