import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/readiness.service';
import { NatsClientLifecycle } from '@rotadas/service-kit/nats/nats-client.module';
import { pingRedis, type RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { ServicesReadiness } from './services-readiness.service.js';

/** Reported by the services; the gateway does not connect to MongoDB. */
@Injectable()
export class ServicesMongodbCheck implements HealthCheck {
  readonly name = 'mongodb';

  constructor(private readonly services: ServicesReadiness) {}

  async check(): Promise<void> {
    const reports = await this.services.reportedBy(this.name);
    if (reports.length === 0 || reports.includes(false)) throw new Error('a service cannot reach MongoDB');
  }
}

@Injectable()
export class ServicesRedisCheck implements HealthCheck {
  readonly name = 'redis';

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    private readonly services: ServicesReadiness,
  ) {}

  async check(): Promise<void> {
    await Promise.all([pingRedis(this.redis), this.services.requireReachable(this.name)]);
  }
}

@Injectable()
export class NatsCheck implements HealthCheck {
  readonly name = 'nats';

  constructor(
    private readonly nats: NatsClientLifecycle,
    private readonly services: ServicesReadiness,
  ) {}

  async check(): Promise<void> {
    await Promise.all([this.nats.ping(), this.services.requireReachable(this.name)]);
  }
}
