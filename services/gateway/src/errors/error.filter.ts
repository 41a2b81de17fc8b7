import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './answer-failure.js';

/** What Nest's controllers and guards throw is answered as what Fastify's own routes throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerFailure(exception, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
