import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import { answerFailure } from '../errors/answer-failure.js';

/**
 * Nest's adapter with one error handler for every route. A route keeps the handler that stands when
 * the plugins before it have loaded, and Nest sets its own only after all of them: routes that are
 * plain Fastify would answer failures in Fastify's own form.
 */
export class GatewayAdapter extends FastifyAdapter {
  constructor(options: FastifyHttpOptions<Server>) {
    super(options);
    this.getInstance().setErrorHandler(answerFailure);
  }

  /** Nest's handler leads to the same answer by a longer way, so it is not set. */
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }
}
