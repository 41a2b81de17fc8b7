import { ANSWER_LIMIT_MS } from './eventually.ts';
import { withNats } from './with-nats.ts';

/**
 * Asks a service what the caller's own check would not let through, and resolves with the packet
 * that it answers: `response`, or `err`.
 */
export function askUnchecked(
  natsUrl: string,
  { subject }: { readonly subject: string },
  data: object,
): Promise<unknown> {
  return withNats(natsUrl, async (nats) => {
    const question = JSON.stringify({ pattern: subject, data, id: 'test' });
    return (await nats.request(subject, question, { timeout: ANSWER_LIMIT_MS })).json();
  });
}
