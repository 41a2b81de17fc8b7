import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { ProviderRecord } from '../presence/provider-record.js';
import { MarkerStore } from '../presence/store/marker.store.js';
import { ProviderStore } from '../presence/store/provider.store.js';
import { GoingOfflineService } from '../status/going-offline.service.js';
import { isStale } from './expiry.js';
import { SeenStore, type Sighting } from './store/seen.store.js';

const PAGE = 500; // providers looked at in one go

/** Ends what should have ended, and makes Redis follow MongoDB where a failure left them apart. */
@Injectable()
export class SweepService {
  private readonly staleAfterMs: number;

  constructor(
    @Inject(ENV) env: Env,
    private readonly providers: ProviderStore,
    private readonly markers: MarkerStore,
    private readonly seen: SeenStore,
    private readonly goingOffline: GoingOfflineService,
  ) {
    this.staleAfterMs = env.STALE_AFTER * 1_000;
  }

  async sweep(): Promise<void> {
    await this.endDue();
    await this.endStale();
    await this.removeGhosts();
  }

  /** Offers whose time is over, in case Redis lost their job. */
  private async endDue(): Promise<void> {
    for (const { userId, session } of await this.providers.findDue(Date.now())) {
      await this.goingOffline.end(userId, 'expired', session);
    }
  }

  private async endStale(): Promise<void> {
    let page = await this.providers.findOnline(0, PAGE);
    while (page.length > 0) {
      const sightings = await this.seen.sightings(page.map(({ userId }) => userId));
      for (const [index, record] of page.entries()) {
        const sighting = sightings[index];
        if (sighting) await this.look(record, sighting);
      }
      page = await this.providers.findOnline(page.at(-1)?.userId ?? 0, PAGE);
    }
  }

  private async look(record: ProviderRecord, { lastSeen, isPlaced, session }: Sighting): Promise<void> {
    const { userId } = record;
    const now = Date.now();
    if (isStale(lastSeen, now, this.staleAfterMs)) {
      return this.goingOffline.end(userId, 'stale', record.session);
    }
    if (lastSeen === null) return this.seen.awaitPosition(userId, now);
    if (session !== null && (session < record.session || !isPlaced)) await this.renew(record);
  }

  /** The marker is of an earlier session, since a step of going online or its taking back was lost, or it has no place. */
  private async renew(record: ProviderRecord): Promise<void> {
    const position = await this.markers.positionOf(record.userId);
    if (position) await this.markers.put(record, position);
  }

  /** Markers whose provider is not online: a position and the going offline crossed each other. */
  private async removeGhosts(): Promise<void> {
    for await (const userIds of this.seen.everybody()) {
      const found = await this.providers.findAmong(userIds);
      const records = new Map(found.map((record) => [record.userId, record]));
      for (const userId of userIds) {
        const record = records.get(userId);
        if (!record?.isOnline) await this.markers.remove(userId, record?.session ?? Date.now());
      }
    }
  }
}
