import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Offer } from '@rotadas/contracts/providers/offer';
import type { OfferInput, PlannedInput } from '@rotadas/contracts/providers/offer-input';
import type { OfferDetails } from '@rotadas/contracts/providers/offer-details';
import type { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { requirePresentTerms, requireWoman } from '@rotadas/contracts/users/profile';
import type { User } from '@rotadas/contracts/users/user';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { requireEligible } from './domain/eligibility.js';
import { hasSameContent, newOffer, plannedOffer } from './domain/new-offer.js';
import { hasSamePublicFields, type Profile, publicFields } from './domain/profile.js';
import { OfferStore } from './store/offer.store.js';

/** The offer to go online with: `planned`, else `input`, else the active offer. */
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
    const { user } = await this.readUser(userId);
    requirePresentTerms(user);
    if (input.womenOnly) requireWoman(user);
    const offer = await this.draft(userId, input);
    await this.activate(offer);
    return offer;
  }

  /**
   * The profile and the offer to go online with, not stored yet. Input equal to the active offer
   * reuses it, since the web app creates the offer first and then sends it again. Throws
   * `offer-missing`, or if the user is not eligible.
   */
  async prepare(
    userId: number,
    { planned, input }: OfferChoice,
  ): Promise<{ profile: Profile; offer: Offer }> {
    const [{ user, profile }, active] = await Promise.all([
      this.readUser(userId),
      this.offers.findActive(userId),
    ]);
    const isKnown = active && (!input || hasSameContent(active, input));
    const known = planned ?? (isKnown ? active : null);
    requireMayOffer(user, known ?? input);
    if (known) return { profile, offer: known };
    if (!input) throw new DomainError('offer-missing');
    return { profile, offer: await this.draft(userId, input) };
  }

  /** Throws if the user is not eligible to offer this, `women-only` for example. */
  async readEligible(userId: number, offer: OfferDetails): Promise<Profile> {
    const { user, profile } = await this.readUser(userId);
    requireMayOffer(user, offer);
    return profile;
  }

  /** Around an edit, which needs no other check of the account. */
  async requireOffering(userId: number, { womenOnly }: OfferDetails): Promise<void> {
    if (womenOnly) requireWoman((await this.readUser(userId)).user);
  }

  /**
   * After a write, since a change of the account after it was read found nothing to end or update.
   * Throws like `readEligible`; calls `apply` if the profile is no longer the `stored` one.
   */
  async recheck(
    userId: number,
    offer: OfferDetails,
    stored: Profile,
    apply: (latest: Profile) => Promise<void>,
  ): Promise<void> {
    const profile = await this.readEligible(userId, offer);
    if (!hasSamePublicFields(profile, stored)) await apply(profile);
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

  private async readUser(userId: number): Promise<{ user: User; profile: Profile }> {
    const profileAt = Date.now();
    const user = await this.rpc.call(usersRpc.get, { userId });
    return { user, profile: { ...publicFields(user), profileAt } };
  }

  private async draft(userId: number, input: OfferInput): Promise<Offer> {
    return newOffer(await this.offers.nextId(), userId, input, Date.now());
  }
}

/** Throws if the user is not eligible to offer this. */
function requireMayOffer(user: User, offer: OfferDetails | undefined): void {
  requireEligible(user);
  if (offer?.womenOnly) requireWoman(user);
}
