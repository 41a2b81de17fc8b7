import type { Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { AgreementInput } from '@rotadas/contracts/agreements/agreement';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import { type FoundOffer, providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { JobQueues } from '@rotadas/service-kit/queues/job-queues';
import { aUser } from '@rotadas/service-kit/testing/a-user';
import { anOffer } from '@rotadas/service-kit/testing/an-offer';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { Registry } from 'prom-client';
import { AgreementChanges } from '../../src/agreements/agreement-changes.js';
import { AgreementCounts } from '../../src/agreements/agreement-counts.js';
import { AgreementsService } from '../../src/agreements/agreements.service.js';
import type { StoredAgreement } from '../../src/agreements/domain/stored-agreement.js';
import { PeopleService } from '../../src/agreements/people.service.js';
import { AgreementStore } from '../../src/agreements/store/agreement.store.js';
import { NoticeStore } from '../../src/agreements/store/notice.store.js';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../../src/env.js';
import { FollowUpService } from '../../src/follow-up/follow-up.service.js';
import { LostAccessHandler } from '../../src/follow-up/lost-access-handler.js';
import { MessagesService } from '../../src/messages/messages.service.js';
import { MessageStore } from '../../src/messages/store/message.store.js';
import { RatingsService } from '../../src/ratings/ratings.service.js';
import { RatingStore } from '../../src/ratings/store/rating.store.js';
import { ShareEndings } from '../../src/shares/share-endings.js';
import { SharesService } from '../../src/shares/shares.service.js';
import { ShareStore } from '../../src/shares/store/share.store.js';
import { anAgreement, PROVIDER_ID, REQUESTER_ID } from './an-agreement.js';
import { InMemoryAgreementStore } from './in-memory/in-memory-agreement.store.js';
import { InMemoryMessageStore } from './in-memory/in-memory-message.store.js';
import { InMemoryRatingStore } from './in-memory/in-memory-rating.store.js';
import { InMemoryShareStore } from './in-memory/in-memory-share.store.js';

export const CODE_SECRET = 'a secret that only these tests know';

const ENV: Pick<
  AgreementsEnv,
  'CODE_SECRET' | 'REQUESTS_OPEN' | 'REQUESTS_OPEN_UNVERIFIED' | 'REQUESTS_PER_DAY'
> = { CODE_SECRET, REQUESTS_OPEN: 5, REQUESTS_OPEN_UNVERIFIED: 2, REQUESTS_PER_DAY: 20 };

/** A seat in the planned offer with the ID 5. */
export const INPUT: AgreementInput = { offer: { departureId: 5 }, quantity: 1 };

/** The position of every online provider. */
export const POSITION = { latitude: 37.76482, longitude: 30.55661, at: 1_000 };

/** The service with stores in memory and three users; timers do not run. */
class AgreementsInMemory {
  readonly agreements = new InMemoryAgreementStore();
  readonly messages = new InMemoryMessageStore();
  readonly ratings = new InMemoryRatingStore(this.agreements);
  readonly shares = new InMemoryShareStore();
  /** Messages to the gateways over core NATS. */
  readonly published: unknown[] = [];
  readonly rpc = new InMemoryRpcClient();
  readonly subscriber = new InMemoryNatsSubscriber();
  /** What the providers service has reserved: quantities by agreement. */
  readonly reserved = new Map<number, number>();
  readonly suspended = new Set<number>();
  readonly scheduled: { readonly agreementId: number; readonly at: number }[] = [];
  /** Seats of full offers that became free, and the users who are not notified. */
  readonly freedSeats: [seats: number, hiddenIds: readonly number[]][] = [];
  /** Pairs of users who are no longer reminded of each other. */
  readonly withoutReminders: [number, number][] = [];
  /** Offers of the providers service by ID. */
  readonly offers = new Map<number, FoundOffer>();
  readonly verified = new Set<number>();
  /** The users whom each user blocked. */
  readonly blocks = new Map<number, number[]>();
  readonly users = new Map(
    [
      aUser({ id: REQUESTER_ID, fullName: 'Ayşe Yılmaz', phone: '0532 444 55 66' }),
      aUser({ id: PROVIDER_ID, fullName: 'Mehmet Ali Demir', phone: '0533 111 22 33' }),
      aUser({ id: 9, fullName: 'Zeynep', phone: null }),
    ].map((user) => [user.id, user]),
  );
  readonly metrics = new Registry();
  private module: TestingModule | undefined;

  async reset(): Promise<void> {
    Object.assign(this, new AgreementsInMemory());
    this.offerSeats(5);
    this.handleRpcs();
    const queues = {
      addAt: async (_queue, _name, { agreementId }: { agreementId?: number }, _jobId, at) =>
        void this.scheduled.push({ agreementId: agreementId ?? 0, at }),
    } satisfies Pick<JobQueues, 'addAt'>;
    const notices = {
      recordReminder: async () => false,
      recordFreedSeats: async (_cancelled: unknown, ...freed: [number, readonly number[]]) =>
        void this.freedSeats.push(freed),
      stopReminders: async (...pair: [number, number]) => void this.withoutReminders.push(pair),
    } satisfies Pick<NoticeStore, 'recordReminder' | 'recordFreedSeats' | 'stopReminders'>;
    const publisher = {
      publish: (...message) => void this.published.push(message),
    } satisfies Pick<NatsPublisher, 'publish'>;
    this.module = await Test.createTestingModule({
      providers: [
        ...[AgreementsService, AgreementChanges, AgreementCounts, FollowUpService, LostAccessHandler],
        ...[PeopleService, MessagesService, RatingsService, ShareEndings, SharesService],
        { provide: Metrics, useValue: { registry: this.metrics } },
        { provide: AgreementStore, useValue: this.agreements },
        { provide: MessageStore, useValue: this.messages },
        { provide: RatingStore, useValue: this.ratings },
        { provide: ShareStore, useValue: this.shares },
        { provide: NatsPublisher, useValue: publisher },
        { provide: JobQueues, useValue: queues },
        { provide: NoticeStore, useValue: notices },
        { provide: RpcClient, useValue: this.rpc },
        { provide: NatsSubscriber, useValue: this.subscriber },
        { provide: OutboxRelay, useValue: { wake: () => undefined } },
        { provide: AGREEMENTS_ENV, useValue: ENV },
      ],
    }).compile();
  }

  get<T>(type: Type<T>): T {
    if (!this.module) throw new Error('the service is not started');
    return this.module.get(type);
  }

  /** Plans an offer of the provider that departs in a day. */
  offerSeats(id: number, change: Partial<FoundOffer['offer']> = {}, found: Partial<FoundOffer> = {}): void {
    const departsAt = Date.now() + 24 * 3_600_000;
    const offer = anOffer({ id, userId: PROVIDER_ID, type: 'companion', seats: 4, departsAt, ...change });
    this.offers.set(id, { offer, isLive: false, seatsLeft: 4, ...found });
  }

  request(input: Partial<AgreementInput> = {}, userId = REQUESTER_ID) {
    return this.get(AgreementsService).request(userId, { ...INPUT, ...input });
  }

  /** Stores an agreement with the next ID, whose departure is now. */
  add(known: Partial<StoredAgreement> = {}): StoredAgreement {
    const now = Date.now();
    const id = known.id ?? (this.nextId += 1);
    const times = { createdAt: now - 3_600_000, departsAt: now, expiresAt: now + 60_000 };
    return this.agreements.set(
      anAgreement({ id, version: 1, offerId: id, ...times, arrivesAt: now + 7_200_000, ...known }),
    );
  }
  private nextId = 100;

  async state(id: number) {
    return (await this.agreements.find(id))?.state;
  }

  /** A block works in both directions. */
  private hiddenFrom(userId: number): number[] {
    const blockers = [...this.blocks].filter(([, blocked]) => blocked.includes(userId)).map(([id]) => id);
    return [...(this.blocks.get(userId) ?? []), ...blockers];
  }

  private handleRpcs(): void {
    this.rpc.handle(usersRpc.get, ({ userId }) => {
      const user = this.users.get(userId);
      if (!user) throw new DomainError('user-unknown');
      return user;
    });
    this.rpc.handle(usersRpc.listPeople, ({ userIds }) => ({
      people: userIds
        .flatMap((id) => this.users.get(id) ?? [])
        .map((user) => ({ ...user, ratings: 0, isPhoneVerified: this.verified.has(user.id) })),
    }));
    this.rpc.handle(usersRpc.getAccounts, ({ userIds }) => ({
      users: userIds
        .flatMap((id) => this.users.get(id) ?? [])
        .map(({ id, email }) => ({ id, email, uid: '', isSuspended: this.suspended.has(id) })),
    }));
    this.rpc.handle(blocksRpc.listHidden, ({ userIds }) => ({
      hidden: userIds.map((userId) => ({ userId, hiddenIds: this.hiddenFrom(userId) })),
    }));
    this.rpc.handle(providersRpc.findOffer, (requested) => this.findOffer(requested));
    this.rpc.handle(providersRpc.getStatus, ({ userId }) => this.status(userId));
    this.rpc.handle(providersRpc.reserve, ({ offerId, agreementId, quantity }) => {
      const { seatsLeft } = this.findOffer({ departureId: offerId });
      if (seatsLeft !== null && quantity > seatsLeft) throw new DomainError('seats-taken');
      this.reserved.set(agreementId, quantity);
      return {};
    });
    this.rpc.handle(providersRpc.release, ({ agreementId }) => {
      this.reserved.delete(agreementId);
      return {};
    });
    this.rpc.handle(matchingRpc.resolveRoute, ({ from, to }) => ({
      from: { name: 'name' in from ? from.name : 'Isparta', placeId: null, point: null },
      to: { name: 'name' in to ? to.name : 'Antalya', placeId: null, point: null },
      durationSeconds: 7_200,
    }));
  }

  private status(userId: number): ReplyOf<typeof providersRpc.getStatus> {
    const live = [...this.offers.values()].find(({ offer, isLive }) => isLive && offer.userId === userId);
    if (!live) return { isOnline: false, offer: null, endsAt: null, position: null };
    return { isOnline: true, offer: live.offer, endsAt: null, position: POSITION };
  }

  private findOffer(requested: AgreementInput['offer']): FoundOffer {
    const found = [...this.offers.values()].find(({ offer, isLive }) =>
      'providerId' in requested
        ? isLive && offer.userId === requested.providerId
        : offer.id === requested.departureId,
    );
    if (!found) throw new DomainError('offer-unknown');
    return found;
  }
}

/** Starts each test without agreements. */
export function useAgreementsInMemory(): AgreementsInMemory {
  const service = new AgreementsInMemory();
  beforeEach(() => service.reset());
  return service;
}
