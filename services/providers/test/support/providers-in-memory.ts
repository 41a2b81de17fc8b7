import type { Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { OfferInput } from '@rotadas/contracts/providers/offer-input';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { RevocationHandler } from '../../src/expiry/revocation-handler.js';
import { MarkerChangePublisher } from '../../src/markers/marker-change-publisher.js';
import { PROVIDERS_ENV, type ProvidersEnv } from '../../src/env.js';
import { SweepService } from '../../src/expiry/sweep.service.js';
import { LastSeenStore } from '../../src/markers/store/last-seen.store.js';
import { InactiveProvidersService } from '../../src/expiry/inactive-providers.service.js';
import { ExpiryQueue } from '../../src/offers/store/expiry-queue.js';
import { MarkerStore } from '../../src/markers/store/marker.store.js';
import { OffersService } from '../../src/offers/offers.service.js';
import { OfferStore } from '../../src/offers/store/offer.store.js';
import { PlannedService } from '../../src/planned/planned.service.js';
import { PlannedOffersStore } from '../../src/planned/store/planned-offers.store.js';
import { PositionStoreService } from '../../src/presence/position-store.service.js';
import { MarkersService } from '../../src/markers/markers.service.js';
import { ProviderStore } from '../../src/presence/store/provider.store.js';
import { PresenceService } from '../../src/presence/presence.service.js';
import { SessionWriter } from '../../src/presence/session-writer.js';
import { ReservationsService } from '../../src/reservations/reservations.service.js';
import { ReservationStore } from '../../src/reservations/store/reservation.store.js';
import { ANKARA, anOffer } from './builders.js';
import { InMemoryNatsPublisher } from './in-memory/in-memory-nats-publisher.js';
import { InMemoryExpiryQueue } from './in-memory/in-memory-expiry-queue.js';
import { InMemoryLastSeenStore } from './in-memory/in-memory-last-seen.store.js';
import { InMemoryMarkerStore } from './in-memory/in-memory-marker.store.js';
import { InMemoryOfferStore } from './in-memory/in-memory-offer.store.js';
import { InMemoryPlannedOffersStore } from './in-memory/in-memory-planned-offers.store.js';
import { InMemoryReservationStore } from './in-memory/in-memory-reservation.store.js';
import { InMemoryProviderStore } from './in-memory/in-memory-provider.store.js';

export const STALE_AFTER_MS = 900_000;

const ENV: Pick<ProvidersEnv, 'STALE_AFTER'> = { STALE_AFTER: STALE_AFTER_MS / 1_000 };

/** The ID of the initial user. */
export const USER_ID = 1;

export const UNAVAILABLE = new DomainError('service-unavailable', { retryAfter: 5 });

/** The service with stores in memory; timers do not run. */
class ProvidersInMemory {
  readonly providers = new InMemoryProviderStore();
  readonly markers = new InMemoryMarkerStore();
  readonly lastSeen = new InMemoryLastSeenStore(this.markers);
  readonly offers = new InMemoryOfferStore();
  readonly plannedOffers = new InMemoryPlannedOffersStore();
  readonly reservations = new InMemoryReservationStore();
  readonly queue = new InMemoryExpiryQueue();
  readonly nats = new InMemoryNatsPublisher();
  readonly rpc = new InMemoryRpcClient();
  readonly subscriber = new InMemoryNatsSubscriber();
  readonly outbox = { wakes: 0, wake: () => void (this.outbox.wakes += 1) };
  readonly users = usersIn(this.rpc);
  private module: TestingModule | undefined;

  async reset(): Promise<void> {
    Object.assign(this, new ProvidersInMemory());
    this.users.add({ id: USER_ID });
    this.module = await Test.createTestingModule({
      providers: [
        ...[PresenceService, SessionWriter, OffersService, PlannedService, MarkersService],
        ...[PositionStoreService, MarkerChangePublisher, SweepService, RevocationHandler],
        ...[InactiveProvidersService, ReservationsService],
        { provide: ReservationStore, useValue: this.reservations },
        { provide: ProviderStore, useValue: this.providers },
        { provide: MarkerStore, useValue: this.markers },
        { provide: LastSeenStore, useValue: this.lastSeen },
        { provide: OfferStore, useValue: this.offers },
        { provide: PlannedOffersStore, useValue: this.plannedOffers },
        { provide: ExpiryQueue, useValue: this.queue },
        { provide: NatsPublisher, useValue: this.nats },
        { provide: RpcClient, useValue: this.rpc },
        { provide: NatsSubscriber, useValue: this.subscriber },
        { provide: OutboxRelay, useValue: this.outbox },
        { provide: PROVIDERS_ENV, useValue: ENV },
      ],
    }).compile();
  }

  get<T>(type: Type<T>): T {
    if (!this.module) throw new Error('the service is not started');
    return this.module.get(type);
  }

  goOnline(userId: number, service: OfferInput = anOffer(), point = ANKARA) {
    return this.get(PresenceService).setStatus(userId, { isOnline: true, service, ...point });
  }

  goOffline(userId: number) {
    return this.get(PresenceService).setStatus(userId, { isOnline: false });
  }
}

/** Starts each test with one user and no other data. */
export function useProvidersInMemory(): ProvidersInMemory {
  const service = new ProvidersInMemory();
  beforeEach(() => service.reset());
  return service;
}

function usersIn(rpc: InMemoryRpcClient) {
  const users = new Map<number, User>();
  const suspended = new Set<number>();
  rpc.handle(usersRpc.get, ({ userId }) => {
    const user = users.get(userId);
    if (!user) throw new DomainError('user-unknown');
    return user;
  });
  rpc.handle(usersRpc.getAccounts, ({ userIds }) => ({
    users: userIds
      .flatMap((userId) => users.get(userId) ?? [])
      .map(({ id, email }) => ({ id, email, uid: '', isSuspended: suspended.has(id) })),
  }));
  let lastId = USER_ID;
  return {
    add(known: Partial<User> = {}): User {
      const user = aUser({ id: known.id ?? (lastId += 1), ...known });
      users.set(user.id, user);
      return user;
    },
    erase: (userId: number) => void users.delete(userId),
    suspend: (userId: number) => void suspended.add(userId),
  };
}
