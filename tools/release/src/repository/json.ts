import type { z } from 'zod';
import { readText } from './repository.ts';

/** Keeps the file's order of fields; the schema would put known ones first. */
export function readJson<Content>(path: string, schema: z.ZodType<Content>): Content {
  const content: unknown = JSON.parse(readText(path));
  assertIs(schema, content);
  return content;
}

function assertIs<Content>(schema: z.ZodType<Content>, content: unknown): asserts content is Content {
  schema.parse(content);
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
