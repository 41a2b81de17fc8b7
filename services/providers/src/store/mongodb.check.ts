import { Inject, Injectable } from '@nestjs/common';
import type { HealthCheck } from '@rotadas/service-kit/health/health';
import type { Connection } from 'mongoose';
import { MONGODB } from './mongodb.connection.js';

/** Whether MongoDB answers. */
@Injectable()
export class MongodbCheck implements HealthCheck {
  readonly name = 'mongodb';

  constructor(@Inject(MONGODB) private readonly connection: Connection) {}

  async check(): Promise<void> {
    if (!this.connection.db) throw new Error('MongoDB was not reached yet');
    await this.connection.db.admin().ping();
  }
}
