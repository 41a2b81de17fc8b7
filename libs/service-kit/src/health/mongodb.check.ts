import { Injectable } from '@nestjs/common';
import type { HealthCheck } from './readiness.service.js';
import { MongodbConnection } from '../mongodb/mongodb.connection.js';

@Injectable()
export class MongodbCheck implements HealthCheck {
  readonly name = 'mongodb';

  constructor(private readonly mongodb: MongodbConnection) {}

  check(): Promise<void> {
    return this.mongodb.ping();
  }
}
