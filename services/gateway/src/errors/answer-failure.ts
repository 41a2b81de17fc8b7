import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { sendFailure } from './send-failure.js';
import { toDomainError } from './to-domain-error.js';

const logger = new Logger('Failure');

/**
 * Answers whatever a request threw; what nobody foresaw is logged whole and leaves as `unexpected`.
 */
export function answerFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toDomainError(thrown);
  if (failure.status >= 500) runWithRequestId(request.id, () => log(failure, thrown));
  if (!reply.sent) sendFailure(request, reply, failure);
}

function log(failure: DomainError, thrown: unknown): void {
  if (failure.code === 'unexpected') logger.error({ err: thrown }, failure.code);
  else logger.warn({ err: thrown }, failure.code);
}
