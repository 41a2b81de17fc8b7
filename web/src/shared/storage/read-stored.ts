import type { ZodType } from 'zod';
import { deviceStorage } from './browser-storage.js';

/** What this browser keeps under `name`, as `schema` has it; null for anything else. */
export const readStored = <T>(name: string, schema: ZodType<T>): T | null =>
  parseStored(deviceStorage.get(name), schema);

/** What a stored text holds; null for a text that was written by somebody else. */
export function parseStored<T>(text: string | null, schema: ZodType<T>): T | null {
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
