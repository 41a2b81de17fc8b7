import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

/** What a push service's HTTP status says of a message. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'never';

/** Statuses after which the same request may succeed, apart from those of 500 and above. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * What became of a message by the status (RFC 8030): a redirect is not followed, since it would
 * lead past the check of the address.
 */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || LATER.has(status) ? 'later' : 'never';
}

/** The longest that a push service may take, ms. */
const ANSWER_LIMIT_MS = 10_000;

/** The most of an answer's body that is read, bytes; nothing in it is used. */
const BODY_MAX = 16_384;

const SOCKETS = { keepAlive: true, maxSockets: 20, maxFreeSockets: 5 };
const agents = { http: new HttpAgent(SOCKETS), https: new HttpsAgent(SOCKETS) };

/** A message on its way to a push service. */
export interface PushRequest {
  readonly url: URL;
  readonly lookup?: LookupFunction;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Sends a message and answers the HTTP status; redirects are not followed. */
export function sendPush({ url, body, ...rest }: PushRequest): Promise<number> {
  const options = { method: 'POST', signal: AbortSignal.timeout(ANSWER_LIMIT_MS), ...rest };
  return new Promise((resolve, reject) => {
    const heard = (response: IncomingMessage) => {
      drain(response);
      resolve(response.statusCode ?? 0);
    };
    const sent =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https }, heard)
        : httpRequest(url, { ...options, agent: agents.http }, heard);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Reads the body away, so that the connection can be used again; a long one ends it. */
function drain(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined); // the status is what counts
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BODY_MAX) response.destroy();
  });
}
