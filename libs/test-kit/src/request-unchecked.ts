import { REPLY_TIMEOUT_MS } from './eventually.ts';
import { withNats } from './connections.ts';

/** Sends an invalid request; resolves to the packet with `response` or `err`. */
export function requestUnchecked(
  natsUrl: string,
  { subject }: { readonly subject: string },
  data: object,
): Promise<unknown> {
  return withNats(natsUrl, async (nats) => {
    const packet = JSON.stringify({ pattern: subject, data, id: 'test' });
    return (await nats.request(subject, packet, { timeout: REPLY_TIMEOUT_MS })).json();
  });
}
