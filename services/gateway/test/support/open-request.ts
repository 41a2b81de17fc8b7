import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** A request whose connection the client would keep for a next one. */
export interface OpenRequest {
  /** Resolves with the answer; rejects when the connection is cut instead. */
  readonly answer: Promise<{ status: number | undefined; connection: string | undefined; body: string }>;
  /** Resolves when the server closes the connection. */
  readonly closed: Promise<unknown>;
}

/**
 * Sends a request over a connection of its own that asks to be kept alive; a body goes as JSON by
 * POST.
 */
export function openRequest(address: string, token: string, body?: object): OpenRequest {
  const outgoing = request(address, {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const closed = once(outgoing, 'socket').then(async ([socket]) => once(socket, 'close'));
  const answer = once(outgoing, 'response').then(async ([reply]) => read(reply));
  outgoing.end(body && JSON.stringify(body));
  return { answer, closed };
}

async function read(reply: IncomingMessage) {
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return { status: reply.statusCode, connection: reply.headers.connection, body };
}
