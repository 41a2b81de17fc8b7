import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ClientError, ClientErrorSource } from '@rotadas/contracts/client-errors/client-error';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { RateLimit } from '@rotadas/service-kit/time/rate-limit';
import { addressKey } from '../limits/to-network.js';
import { SharedLimit } from '../limits/shared-limits.service.js';

const REPORTS_PER_MINUTE = 10;

/** Log lines per minute; further errors are only counted. */
const LINES_PER_MINUTE = 30;

@Injectable()
export class ClientErrorsService {
  private readonly logger = new Logger('WebApp');
  private readonly counts: Record<ClientErrorSource, number> = {
    boundary: 0,
    error: 0,
    unhandledrejection: 0,
  };
  private readonly limit: SharedLimit;
  private readonly lines = new RateLimit<'all'>({ max: LINES_PER_MINUTE, windowMs: 60_000 });

  constructor(@Inject(REDIS) redis: RedisClient, metrics: Metrics) {
    this.limit = new SharedLimit(redis, 'client-errors', REPORTS_PER_MINUTE);
    metrics.countsBy(
      {
        name: 'rotadas_client_errors_total',
        help: 'Errors that web apps reported, by source',
      },
      'source',
      this.counts,
    );
  }

  async record(error: ClientError, address: string): Promise<void> {
    await this.limit.count(addressKey(address));
    this.counts[error.source] += 1;
    if (this.lines.tryTake('all')) this.logger.warn({ clientError: error }, 'A web app reported an error');
  }
}
