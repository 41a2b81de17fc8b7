import type { z } from 'zod';
import { NoWayError, type NoWayReason } from './no-way-error.js';
import { RefusalReply } from './osrm-replies.js';

/** The longest way through the country has a tenth of this in full, bytes. */
const BODY_MAX = 8_000_000;

/** Refusals that are answers, by OSRM's codes; all others mean that something is wrong. */
const ANSWERS: ReadonlyMap<string, NoWayReason> = new Map([
  ['NoRoute', 'no-route'],
  ['NoTable', 'no-route'],
  ['NoSegment', 'off-the-roads'],
]);

/**
 * Asks OSRM over HTTP. Rejects with a `NoWayError` where OSRM finds no way, and with any other
 * error when it cannot be reached, fails, or answers in another shape than `schema`.
 */
export async function askOsrm<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.infer<Schema>> {
  const response = await fetch(url, { signal, redirect: 'error' });
  const body = await bodyOf(response);
  if (response.ok) return schema.parse(body);
  const refusal = RefusalReply.safeParse(body);
  const reason = response.status === 400 ? ANSWERS.get(refusal.data?.code ?? '') : undefined;
  if (reason !== undefined) throw new NoWayError(reason, null);
  throw new Error(`OSRM answered ${response.status} ${refusal.data?.code ?? ''}`.trimEnd());
}

/** The body as JSON; throws for one that is too long, of which no more is read. */
async function bodyOf({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_MAX) throw new Error(`OSRM answered more than ${BODY_MAX} bytes`);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}
