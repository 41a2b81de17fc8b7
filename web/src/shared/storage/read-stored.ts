import type { ZodType } from 'zod';
import { deviceStorage } from './browser-storage.js';

/** Null for data that does not match `schema`. */
export const readStored = <T>(name: string, schema: ZodType<T>): T | null =>
  parseStored(deviceStorage.get(name), schema);

export function parseStored<T>(text: string | null, schema: ZodType<T>): T | null {
  const parsed = schema.safeParse(jsonOrNull(text));
  return parsed.success ? parsed.data : null;
}

function jsonOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // treated as missing
  }
}
