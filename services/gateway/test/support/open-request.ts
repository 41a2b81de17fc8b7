import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

export interface OpenRequest {
  /** Rejects if the connection is reset. */
  readonly response: Promise<{ status: number | undefined; connection: string | undefined; body: string }>;
  readonly closed: Promise<unknown>;
}

export function openRequest(address: string, token: string, body?: object): OpenRequest {
  const outgoing = request(address, {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const closed = once(outgoing, 'socket').then(async ([socket]) => once(socket, 'close'));
  const response = once(outgoing, 'response').then(async ([reply]) => read(reply));
  outgoing.end(body && JSON.stringify(body));
  return { response, closed };
}

async function read(reply: IncomingMessage) {
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return { status: reply.statusCode, connection: reply.headers.connection, body };
}
