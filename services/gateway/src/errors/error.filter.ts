import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { toDomainError } from './to-domain-error.js';

/** Answers every failure as design 2 says: a Turkish text, a stable code, the request's id, and nothing of the inside. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  async catch(exception: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = toDomainError(exception);
    if (failure.status >= 500) runWithRequestId(request.id, () => this.log(failure, exception));
    if (reply.sent) return;
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    if (failure.status === 401) reply.header('www-authenticate', 'Bearer realm="rotadas"');
    await reply
      .status(failure.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(bodyOf(failure, request.id)));
  }

  private log(failure: DomainError, exception: unknown): void {
    if (failure.code === 'unexpected') this.logger.error({ err: exception }, failure.code);
    else this.logger.warn({ err: exception }, failure.code);
  }
}

function bodyOf(failure: DomainError, requestId: string): ErrorBody {
  return {
    error: failure.message,
    code: failure.code,
    requestId,
    ...(failure.details && { details: failure.details }),
  };
}
