import { Inject, Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type ClientError, ClientErrorSource } from '@rotadas/contracts/client-errors/client-error';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { RedisAddressRateLimit } from '../limits/redis-rate-limits.js';

const REPORTS_PER_MINUTE = 10;

@Injectable()
export class ClientErrorsService {
  private readonly logger = new Logger('WebApp');
  private readonly counter: Counter<'source'>;
  private readonly limit: RedisAddressRateLimit;

  constructor(@Inject(REDIS) redis: RedisClient, metrics: Metrics) {
    this.limit = new RedisAddressRateLimit(redis, 'client-errors', REPORTS_PER_MINUTE);
    this.counter = new Counter({
      name: 'rotadas_client_errors_total',
      help: 'Errors that web apps reported, by source',
      labelNames: ['source'],
      registers: [metrics.registry],
    });
    for (const source of ClientErrorSource.options) this.counter.inc({ source }, 0);
  }

  /** Throws `rate-limited`. */
  consumeLimit(address: string): Promise<void> {
    return this.limit.consume(address);
  }

  record(error: ClientError): void {
    this.counter.inc({ source: error.source });
    this.logger.warn({ clientError: error }, 'A web app reported an error');
  }
}
