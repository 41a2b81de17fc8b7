import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RetryingTask } from '@rotadas/service-kit/time/retrying-task';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../env.js';
import { RatingsService } from './ratings.service.js';

/** Shows ratings of one side once the other side can no longer rate. */
@Injectable()
export class RevealTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new RetryingTask(() => this.ratings.revealDue(Date.now()));

  constructor(
    @Inject(AGREEMENTS_ENV) private readonly env: Pick<AgreementsEnv, 'SETTLE_EVERY'>,
    private readonly ratings: RatingsService,
  ) {}

  onApplicationBootstrap(): void {
    this.task.requestEvery(this.env.SETTLE_EVERY * 1_000);
  }

  onApplicationShutdown(): void {
    this.task.stop();
  }
}
