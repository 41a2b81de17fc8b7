import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

export type PushOutcome = 'sent' | 'expired' | 'rejected';

const RETRYABLE: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Maps the status (RFC 8030) to a result; throws if a retry may succeed. Redirects are not
 * followed, because their target is unchecked.
 */
export function pushOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'expired';
  if (status >= 500 || RETRYABLE.has(status)) throw new Error(`the push service returned ${status}`);
  return 'rejected';
}

/** Maximum time of a request. */
const TIMEOUT_MS = 10_000;

/** Responses with longer bodies are not read to the end, bytes. */
const BODY_MAX = 16_384;

const SOCKETS = { keepAlive: true, maxSockets: 20, maxFreeSockets: 5 };
const agents = { http: new HttpAgent(SOCKETS), https: new HttpsAgent(SOCKETS) };

export interface PushRequest {
  readonly url: URL;
  readonly lookup?: LookupFunction;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Resolves to the HTTP status. */
export function sendPush({ url, body, ...rest }: PushRequest): Promise<number> {
  const options = { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS), ...rest };
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      drain(response);
      resolve(response.statusCode ?? 0);
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: agents.https }, onResponse)
        : httpRequest(url, { ...options, agent: agents.http }, onResponse);
    request.on('error', reject);
    request.end(body);
  });
}

/** Reads the body so that the connection can be reused; destroys it if the body is long. */
function drain(response: IncomingMessage): void {
  let bytes = 0;
  response.on('error', () => undefined); // the status is what counts
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > BODY_MAX) response.destroy();
  });
}
