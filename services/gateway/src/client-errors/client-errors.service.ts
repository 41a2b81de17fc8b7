import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ClientError, ClientErrorSource } from '@rotadas/contracts/client-errors/client-error';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { SharedAddressLimit } from '../limits/shared-limits.service.js';

const REPORTS_PER_MINUTE = 10;

@Injectable()
export class ClientErrorsService {
  private readonly logger = new Logger('WebApp');
  private readonly counts: Record<ClientErrorSource, number> = {
    boundary: 0,
    error: 0,
    unhandledrejection: 0,
  };
  private readonly limit: SharedAddressLimit;

  constructor(@Inject(REDIS) redis: RedisClient, metrics: Metrics) {
    this.limit = new SharedAddressLimit(redis, 'client-errors', REPORTS_PER_MINUTE);
    metrics.countsBy(
      {
        name: 'rotadas_client_errors_total',
        help: 'Errors that web apps reported, by source',
      },
      'source',
      this.counts,
    );
  }

  /** Throws `rate-limited`. */
  count(address: string): Promise<void> {
    return this.limit.count(address);
  }

  record(error: ClientError): void {
    this.counts[error.source] += 1;
    this.logger.warn({ clientError: error }, 'A web app reported an error');
  }
}
