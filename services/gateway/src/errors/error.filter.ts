import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '@rotadas/contracts/errors/domain-error';
import { runWithRequestId } from '@rotadas/service-kit/request-context/request-id';
import { sendFailure } from './send-failure.js';
import { toDomainError } from './to-domain-error.js';

/** The one door through which failures leave; what nobody foresaw is logged whole and leaves as `unexpected`. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const failure = toDomainError(exception);
    if (failure.status >= 500) runWithRequestId(request.id, () => this.log(failure, exception));
    if (!reply.sent) sendFailure(request, reply, failure);
  }

  private log(failure: DomainError, exception: unknown): void {
    if (failure.code === 'unexpected') this.logger.error({ err: exception }, failure.code);
    else this.logger.warn({ err: exception }, failure.code);
  }
}
