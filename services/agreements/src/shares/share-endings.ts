import { Injectable } from '@nestjs/common';
import { OPEN_STATES } from '@rotadas/contracts/agreements/agreement';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import { SHARE_AFTER_TRIP_MS } from '@rotadas/contracts/shares/share';
import { SHARES_CHANGED, type SharesChanged } from '@rotadas/contracts/shares/shares.rpc';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import type { z } from 'zod';
import { ShareStore } from './store/share.store.js';

type Ended = Parameters<ShareStore['shorten']>[0];

/** Ends shares, or sets an earlier end, and notifies the gateways. Idempotent. */
@Injectable()
export class ShareEndings {
  constructor(
    private readonly shares: ShareStore,
    private readonly publisher: NatsPublisher,
  ) {}

  /** Has no effect on shares of others. */
  stop(ownerId: number, shareId: number): Promise<void> {
    return this.shorten({ ownerId, _id: shareId }, Date.now());
  }

  async afterChange({ agreementId, to, at }: PayloadOf<typeof agreementsEvents.changed>): Promise<void> {
    if (!OPEN_STATES.has(to)) await this.shorten({ agreementId }, at + SHARE_AFTER_TRIP_MS);
  }

  /** A live offer ended at `endedAt`, epoch ms. */
  afterLiveOffer(offerId: number, endedAt: number): Promise<void> {
    return this.shorten({ offerId, agreementId: null }, endedAt + SHARE_AFTER_TRIP_MS);
  }

  /** Ends shares by the user, and those that follow the user. */
  afterLostAccess(userId: number): Promise<void> {
    return this.shorten({ $or: [{ ownerId: userId }, { providerId: userId }] }, Date.now());
  }

  /** One of two users blocked the other. */
  afterBlock(userIdA: number, userIdB: number): Promise<void> {
    const pairs = [
      { ownerId: userIdA, providerId: userIdB },
      { ownerId: userIdB, providerId: userIdA },
    ];
    return this.shorten({ $or: pairs }, Date.now());
  }

  private async shorten(ended: Ended, until: number): Promise<void> {
    for (const providerId of await this.shares.shorten(ended, until)) {
      const changed: z.infer<typeof SharesChanged> = { providerId };
      this.publisher.publish(SHARES_CHANGED, changed);
    }
  }
}
