import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { requireAcceptedTerms } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { requireEligible } from './domain/eligibility.js';
import { hasSameContent, newOffer, plannedOffer } from './domain/new-offer.js';
import { OfferStore } from './store/offer.store.js';

/** A planned offer, the input of the user, or neither: the active offer. */
export interface OfferChoice {
  readonly planned?: Offer;
  readonly input?: OfferInput | undefined;
}

/** A user has at most one active offer: the latest. */
@Injectable()
export class OffersService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly offers: OfferStore,
  ) {}

  /** Replaces the user's offer, which is shown when the user next goes online. */
  async create(userId: number, input: OfferInput): Promise<Offer> {
    requireAcceptedTerms(await this.rpc.call(usersRpc.get, { userId }));
    const offer = await this.draft(userId, input);
    await this.activate(offer);
    return offer;
  }

  /**
   * The user and the offer to go online with, not stored yet. Input equal to the active offer
   * reuses it, since the web app creates the offer first and then sends it again. Throws
   * `offer-missing`, or if the user is not eligible.
   */
  async prepare(userId: number, { planned, input }: OfferChoice): Promise<{ user: User; offer: Offer }> {
    const [user, active] = await Promise.all([
      this.rpc.call(usersRpc.get, { userId }),
      this.offers.findActive(userId),
    ]);
    requireEligible(user);
    if (planned) return { user, offer: planned };
    if (active && (!input || hasSameContent(active, input))) return { user, offer: active };
    if (!input) throw new DomainError('offer-missing');
    return { user, offer: await this.draft(userId, input) };
  }

  /** `profileAt` is when the profile was requested, epoch ms. */
  async readProfile(userId: number): Promise<Pick<User, 'fullName' | 'phone'> & { profileAt: number }> {
    const profileAt = Date.now();
    const { fullName, phone } = await this.rpc.call(usersRpc.get, { userId });
    return { fullName, phone, profileAt };
  }

  /** Does not store it. */
  async draftPlan(userId: number, input: PlannedInput): Promise<PlannedOffer> {
    return plannedOffer(await this.offers.nextId(), userId, input, Date.now());
  }

  async activate(offer: Offer): Promise<void> {
    await this.offers.saveAsOnly(offer);
  }

  async deactivate(offer: Offer): Promise<void> {
    await this.offers.deactivate(offer.id);
  }

  private async draft(userId: number, input: OfferInput): Promise<Offer> {
    return newOffer(await this.offers.nextId(), userId, input, Date.now());
  }
}
