import type { z } from 'zod';
import { textOf } from './repository.ts';

/**
 * What a file holds, checked against `schema`, with its fields in the file's order: parsing puts
 * those it knows first.
 */
export function readJson<Content>(path: string, schema: z.ZodType<Content>): Content {
  const content: unknown = JSON.parse(textOf(path));
  assertIs(schema, content);
  return content;
}

function assertIs<Content>(schema: z.ZodType<Content>, content: unknown): asserts content is Content {
  schema.parse(content);
}
