import { STATUS_CODES, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorBody } from '@rotadas/contracts/errors/error-body';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { acceptRequestId, REQUEST_ID_HEADER } from '@rotadas/service-kit/request-context/request-id';
import { logSecurityEvent } from '../security-log/security-log.js';

/** Node's codes for headers over 16 kB and for a request that arrives too slowly. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-slow',
};

interface Rejection {
  readonly headers: Readonly<Record<string, string>>;
  /** How long the client may take to end the connection. */
  readonly closeMs: number;
}

/** Responds to requests that are not HTTP, too long or too slow, and closes the connection. */
export function rejectUnreadable(
  error: Error & { code?: string },
  socket: Duplex,
  { headers, closeMs }: Rejection,
): void {
  if (error.code === 'ECONNRESET' || hasResponded(socket)) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'input-invalid';
  logSecurityEvent('unreadable', { address: socketAddress(socket) }, { code });
  closeWith(socket, errorResponse(code, headers), closeMs);
}

function socketAddress(socket: Duplex): string | undefined {
  return socket instanceof Socket ? socket.remoteAddress : undefined;
}

function errorResponse(code: ErrorCode, headers: Readonly<Record<string, string>>): string {
  const failure = new DomainError(code);
  const requestId = acceptRequestId(undefined);
  const body: ErrorBody = { error: failure.message, code: failure.code, requestId };
  const text = JSON.stringify(body);
  const head = {
    ...headers,
    [REQUEST_ID_HEADER]: requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${text}`;
}

const ended = new WeakSet<Duplex>();

/**
 * Writes a last response and closes the socket. The client gets `closeMs` to end its side: an
 * immediate reset would lose the response, and a waiting socket keeps its descriptor for minutes.
 */
function closeWith(socket: Duplex, response: string, closeMs: number): void {
  if (ended.has(socket)) return; // further data of the same request
  ended.add(socket);
  const timer = setTimeout(() => reset(socket), closeMs).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(response);
  socket.resume();
}

function hasResponded(socket: Duplex): boolean {
  // Node's own handler reads the same field.
  const current: unknown = Reflect.get(socket, '_httpMessage');
  if (current instanceof ServerResponse && current.headersSent) return true;
  return !socket.writable && !ended.has(socket);
}

function reset(socket: Duplex): void {
  if (socket instanceof Socket) socket.resetAndDestroy();
  else socket.destroy();
}
