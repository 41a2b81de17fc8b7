import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { REQUEST_ID_HEADER } from '@rotadas/service-kit/request-context/request-id';
import { noteRefusal } from '../security-log/note-refusal.js';

/** Answers a failure as design 2 says: a Turkish text, a stable code and the request's id. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: DomainError): void {
  const body: ErrorBody = {
    error: failure.message,
    code: failure.code,
    requestId: request.id,
    ...(failure.details && { details: failure.details }),
  };
  noteRefusal(request, failure);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer realm="rotadas"');
  reply
    .status(failure.status)
    .header(REQUEST_ID_HEADER, request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
