import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { runWithRequestId, REQUEST_ID_HEADER } from '@rotadas/service-kit/request-context/request-id';
import type { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { logRejection } from '../security-log/security-log.js';
import { toDomainError } from './to-domain-error.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    handleFailure(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

const logger = new Logger('Failure');

/** Logs errors of status 500 and above; unknown ones are sent as `unexpected`. */
export function handleFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toDomainError(thrown);
  if (failure.status >= 500) runWithRequestId(request.id, () => log(failure, thrown));
  if (!reply.sent) sendFailure(request, reply, failure);
}

function log(failure: DomainError, thrown: unknown): void {
  if (failure.code === 'unexpected') logger.error({ err: thrown }, failure.code);
  else logger.warn({ err: thrown }, failure.code);
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: DomainError): void {
  const body: ErrorBody = {
    error: failure.message,
    code: failure.code,
    requestId: request.id,
    ...(failure.details && { details: failure.details }),
  };
  logRejection(request, failure);
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer realm="rotadas"');
  // Set if a compressed stream failed before its first byte.
  reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
  reply
    .status(failure.status)
    .header(REQUEST_ID_HEADER, request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
