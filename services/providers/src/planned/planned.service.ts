import { Injectable, Logger } from '@nestjs/common';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import type { PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { isUnavailable } from '@rotadas/service-kit/errors/dependency';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { startPlannedOffer } from '../offers/domain/new-offer.js';
import type { Profile } from '../offers/domain/profile.js';
import { OffersService } from '../offers/offers.service.js';
import { ExpiryQueue } from '../offers/store/expiry-queue.js';
import {
  addPlan,
  startPlan,
  countPlan,
  editPlan,
  expiryTime,
  listOffers,
  updateProfile,
  requireDeparture,
  markDueAndExpire,
  setPlanTaken,
  revokePlans,
  withdrawPlan,
} from './domain/change-plans.js';
import { plannedProviders, type PlannedOffers, type PlannedOffersChange } from './domain/planned-offers.js';
import { PlannedOffersStore } from './store/planned-offers.store.js';

type Page = ReplyOf<typeof providersRpc.listPlanned>;

@Injectable()
export class PlannedService {
  private readonly logger = new Logger(PlannedService.name);

  constructor(
    private readonly offers: OffersService,
    private readonly store: PlannedOffersStore,
    private readonly queue: ExpiryQueue,
    private readonly outbox: OutboxRelay,
  ) {}

  async listOwn(userId: number): Promise<PlannedOffer[]> {
    return listOffers(await this.store.find(userId));
  }

  async listByUser(userId: number): Promise<Page> {
    return { providers: plannedProviders(await this.store.find(userId)), nextAfterId: null };
  }

  async listPage(afterId: number, limit: number): Promise<Page> {
    const page = await this.store.findPage(afterId, limit);
    const isLast = page.length < limit;
    return {
      providers: page.flatMap(plannedProviders),
      nextAfterId: isLast ? null : (page.at(-1)?.userId ?? null),
    };
  }

  async listOwnerIds(afterId: number, limit: number): Promise<number[]> {
    return (await this.store.findPage(afterId, limit)).map(({ userId }) => userId);
  }

  /** Throws like going online, `planned-offers-full` and `daily-plan-limit-reached`. */
  async plan(userId: number, input: PlannedInput): Promise<PlannedOffer> {
    const profile = await this.offers.readEligible(userId, input);
    const offer = await this.offers.draftPlan(userId, input);
    await this.change(userId, (current) => {
      const now = Date.now();
      return addPlan(countPlan(current, now), profile, offer, now);
    });
    await this.keepIfOffering(offer, () =>
      this.offers.recheck(userId, offer, profile, (latest) => this.updateProfile(userId, latest)),
    );
    await this.schedule(offer);
    return offer;
  }

  async edit(userId: number, offerId: number, input: PlannedInput): Promise<PlannedOffer> {
    await this.offers.requireOffering(userId, input);
    const { offer } = await this.change(userId, (current) => editPlan(current, offerId, input, Date.now()));
    await this.keepIfOffering(offer, () => this.offers.requireOffering(userId, input));
    await this.schedule(offer);
    return offer;
  }

  async withdraw(userId: number, offerId: number): Promise<PlannedOffer> {
    const { offer } = await this.change(userId, (current) => withdrawPlan(current, offerId));
    return offer;
  }

  /** Ends all planned offers of an account that lost its access. */
  async revokeAll(userId: number): Promise<void> {
    await this.change(userId, (current) => revokePlans(current));
  }

  /** Ends the offers that only women can have. */
  async revokeWomenOnly(userId: number): Promise<void> {
    await this.change(userId, (current) => revokePlans(current, ({ womenOnly }) => womenOnly === true));
  }

  async updateProfile(userId: number, profile: Profile): Promise<void> {
    await this.change(userId, (current) => updateProfile(current, profile));
  }

  async markDueAndExpire(userId: number): Promise<void> {
    await this.change(userId, (current) => markDueAndExpire(current, Date.now()));
  }

  /** Null if it is not planned. */
  async findOffer(offerId: number): Promise<PlannedOffer | null> {
    const current = await this.store.findByOffer(offerId);
    return (current && listOffers(current).find(({ id }) => id === offerId)) ?? null;
  }

  /** Idempotent; no effect if the offer is not planned. */
  async setTaken(userId: number, offerId: number, taken: number): Promise<void> {
    await this.change(userId, (current) => setPlanTaken(current, offerId, taken));
  }

  findUnsettled(afterId: number, limit: number): Promise<number[]> {
    return this.store.findUnsettled(Date.now(), afterId, limit);
  }

  /** Null if it is not planned; throws `departure-ahead` before the departure. */
  async findStartable(userId: number, offerId: number): Promise<Offer | null> {
    const offer = listOffers(await this.store.find(userId)).find(({ id }) => id === offerId);
    if (!offer) return null;
    requireDeparture(offer, Date.now());
    return startPlannedOffer(offer);
  }

  /** Idempotent. */
  async markStarted(userId: number, offerId: number): Promise<void> {
    await this.change(userId, (current) => startPlan(current, offerId));
  }

  /** Applies `decide`, again after a concurrent change. A change without events is not written. */
  private async change<Change extends PlannedOffersChange>(
    userId: number,
    decide: (current: PlannedOffers) => Change,
  ): Promise<Change> {
    return retryOnConflict(async () => {
      const change = decide(await this.store.find(userId));
      if (change.events.length === 0) return change;
      if (!(await this.store.save(change))) return null;
      this.outbox.wake();
      return change;
    });
  }

  /**
   * Ends a stored offer if `check` finds that its provider may not offer it any longer, and throws
   * the error. If the account cannot be read again, the offer stays.
   */
  private async keepIfOffering({ id, userId }: PlannedOffer, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      if (isUnavailable(error)) {
        this.logger.warn({ err: error, userId }, 'The account of a planned offer was not read again');
        return;
      }
      await this.change(userId, (current) => revokePlans(current, (offer) => offer.id === id));
      throw error;
    }
  }

  /** If no job can be added, the next sweep processes the offer. */
  private async schedule(offer: PlannedOffer): Promise<void> {
    try {
      for (const at of [offer.departsAt, expiryTime(offer)])
        await this.queue.scheduleSettling(offer.userId, at);
    } catch (error) {
      this.logger.warn(
        { err: error, offerId: offer.id },
        'A departure was not scheduled; the next sweep processes it',
      );
    }
  }
}
