import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorBody } from '@rotadas/contracts/errors/error-body';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { REQUEST_ID_HEADER } from '@rotadas/service-kit/request-context/request-id';
import { requestIdOf } from '../start/request-id.js';

/** How Node says that first line and headers are longer than it reads (16 kB). */
const CODES: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: 'body-too-large' };

/** Answers what is not even HTTP, or too long to read, and so never becomes a request; then ends the connection. */
export function refuseUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new DomainError(CODES[error.code ?? ''] ?? 'input-invalid');
  const requestId = requestIdOf(undefined);
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
  socket.end(`HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}\r\n${text}`);
}
