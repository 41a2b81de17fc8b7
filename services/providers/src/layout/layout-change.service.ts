import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { LayoutStore } from './store/layout.store.js';

/** How long a start waits for Redis: without it there is nothing to answer anyway. */
const CONNECT_LIMIT_MS = 3_000;

/**
 * Changes over how many shards the markers lie: a copy that starts with another number brings those
 * of the former layouts into its own before it answers anything. What copies of the former number
 * still write meanwhile comes with the sweeps.
 */
@Injectable()
export class LayoutChangeService implements OnModuleInit {
  private readonly logger = new Logger(LayoutChangeService.name);

  constructor(private readonly store: LayoutStore) {}

  async onModuleInit(): Promise<void> {
    await this.store.connected(CONNECT_LIMIT_MS);
    try {
      await this.bringOver();
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'dependency-away')) throw error;
      this.logger.warn({ err: error }, 'Markers of other layouts are left to the next sweep');
    }
  }

  /** Brings all markers of other layouts into this one. */
  async bringOver(): Promise<void> {
    for (const { shardCount, shards } of await this.store.others()) {
      let count = 0;
      for (const shard of shards) count += await this.store.bringOver(shard);
      if (count > 0) this.logger.log({ count, shardCount }, 'Markers of another layout were brought over');
    }
  }
}
