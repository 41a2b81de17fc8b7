import { Inject, Injectable } from '@nestjs/common';
import {
  Agreement,
  type AgreementAction,
  type AgreementEnd,
  type AgreementInput,
  type AgreementPage,
  type AgreementPageRequest,
  type AgreementView,
  OPEN_STATES,
  type PhoneOpeningPage,
  type PhoneOpeningPageRequest,
} from '@rotadas/contracts/agreements/agreement';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { type Admin, requireAdmin } from '@rotadas/contracts/primitives/admin';
import { isWoman, requirePresentTerms } from '@rotadas/contracts/users/profile';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../env.js';
import { AgreementChanges } from './agreement-changes.js';
import { UNKNOWN_DURATION_MS } from './domain/agreement-times.js';
import { agreementCode, isCodeRight } from './domain/agreement-code.js';
import { agreementView, areContactsOpen, phoneOpening } from './domain/agreement-view.js';
import { type Ends, newAgreement } from './domain/new-agreement.js';
import { type Side, sideOf, type StoredAgreement } from './domain/stored-agreement.js';
import { type Act, transition } from './domain/transition.js';
import { PeopleService } from './people.service.js';
import { AgreementStore, type RequestLimits } from './store/agreement.store.js';

type RequestLimit = 'REQUESTS_OPEN' | 'REQUESTS_OPEN_UNVERIFIED' | 'REQUESTS_PER_DAY';

/** Maximum number of agreements that an admin sees of a person. */
const BY_PERSON_MAX = 20;

/** All methods throw `agreement-unknown` for an agreement of others. */
@Injectable()
export class AgreementsService {
  constructor(
    @Inject(AGREEMENTS_ENV)
    private readonly env: Pick<AgreementsEnv, 'CODE_SECRET' | RequestLimit>,
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementStore,
    private readonly changes: AgreementChanges,
    private readonly people: PeopleService,
  ) {}

  async request(userId: number, input: AgreementInput): Promise<AgreementView> {
    const user = await this.rpc.call(usersRpc.get, { userId });
    requirePresentTerms(user);
    const found = await this.rpc.call(providersRpc.findOffer, input.offer);
    // A block is silent: the offer seems not to exist.
    if (await this.people.isBlockBetween(userId, found.offer.userId)) throw new DomainError('offer-unknown');
    if (found.offer.womenOnly && !isWoman(user)) throw new DomainError('women-only-offer');
    const [ends, limits] = await Promise.all([
      this.resolveEnds(input, found.offer),
      this.requestLimits(userId),
    ]);
    const requested = newAgreement(userId, input, found, ends, Date.now());
    const agreement = await this.changes.add(requested, limits);
    // A block or suspension since then found nothing to end.
    if (!(await this.keepIfTogether(agreement))) throw new DomainError('offer-unknown');
    return this.view(agreement, 'requester');
  }

  async list(userId: number, { state: group, ...page }: AgreementPageRequest): Promise<AgreementPage> {
    const { items, next } = await this.agreements.list(userId, { ...page, group });
    return { items: await this.views(userId, items), next };
  }

  /** The newest agreements on both sides, for an admin. Throws `admin-required`. */
  async listByPerson(admin: Pick<Admin, 'isAdmin'>, userId: number): Promise<{ agreements: Agreement[] }> {
    requireAdmin(admin);
    const { items } = await this.agreements.list(userId, { group: 'all', limit: BY_PERSON_MAX });
    return { agreements: items.map((agreement) => Agreement.parse(agreement)) };
  }

  async listPhoneOpenings(userId: number, page: PhoneOpeningPageRequest): Promise<PhoneOpeningPage> {
    const { items, next } = await this.agreements.list(userId, { ...page, group: 'accepted' });
    const [people, hiddenIds] = await Promise.all([
      this.people.find([userId, ...items.flatMap(idsOf)]),
      this.people.listHidden(userId),
    ]);
    if (!people.get(userId)?.phone) return { items: [], next: null };
    const openings = items.map((agreement) =>
      phoneOpening(agreement, sideIn(agreement, userId), people, Date.now(), hiddenIds),
    );
    return { items: openings.filter((opening) => opening !== null), next };
  }

  async get(userId: number, agreementId: number): Promise<AgreementView> {
    const { agreement, side } = await this.require(userId, agreementId);
    return this.view(agreement, side);
  }

  /** `isShared` while the contacts of an agreement of both are open. */
  async summarizeUser(userId: number, viewerId: number): Promise<{ finished: number; isShared: boolean }> {
    const [finished, shared, hiddenIds] = await Promise.all([
      this.agreements.countDone(userId),
      this.agreements.listAccepted(userId, viewerId),
      this.people.listHidden(viewerId),
    ]);
    return { finished, isShared: shared.some((each) => areContactsOpen(each, Date.now(), hiddenIds)) };
  }

  /** Throws `agreement-changed` with the present agreement for another version. */
  async act(
    userId: number,
    agreementId: number,
    version: number,
    action: AgreementAction,
  ): Promise<AgreementView> {
    const { agreement, side } = await this.require(userId, agreementId);
    if (agreement.version !== version) throw await this.changed(agreement, side);
    const changed = await this.perform(agreement, side, action).catch(nullIfChanged);
    if (changed) return this.view(changed, side);
    const present = await this.require(userId, agreementId);
    throw await this.changed(present.agreement, side);
  }

  /** Throws `agreement-unknown`, also for an agreement of others. */
  async require(userId: number, agreementId: number): Promise<{ agreement: StoredAgreement; side: Side }> {
    const agreement = await this.agreements.find(agreementId);
    const side = agreement && sideOf(agreement, userId);
    if (!side) throw new DomainError('agreement-unknown');
    return { agreement, side };
  }

  /** Null after a concurrent change. */
  private async perform(
    agreement: StoredAgreement,
    side: Side,
    action: AgreementAction,
  ): Promise<StoredAgreement | null> {
    // Throws before seats are reserved or a try of the code counts.
    transition(agreement, side, toAct(action, true), Date.now());
    if (action.kind === 'accept') return this.accept(agreement);
    const isRight = action.kind === 'start' && (await this.isCodeRight(agreement, side, action.code));
    return this.changes.apply(agreement, side, toAct(action, isRight));
  }

  /** Throws `seats-taken`, or `offer-unknown` for an offer that has ended. */
  private async accept(agreement: StoredAgreement): Promise<StoredAgreement | null> {
    const { id: agreementId, offerId, providerId, quantity } = agreement;
    if (!(await this.keepIfTogether(agreement))) return null;
    await this.rpc.call(providersRpc.reserve, { offerId, providerId, agreementId, quantity });
    try {
      return await this.changes.apply(agreement, 'provider', { kind: 'accept' });
    } finally {
      // The event of a concurrent end may have released the seats before they were reserved.
      const present = await this.agreements.find(agreementId);
      if (!present || !OPEN_STATES.has(present.state))
        await this.rpc.call(providersRpc.release, { offerId, providerId, agreementId });
    }
  }

  /** False if the sides can no longer meet: then it ends the agreement. */
  private async keepIfTogether({ id, requesterId, providerId }: StoredAgreement): Promise<boolean> {
    const canMeet = await this.people.canMeet(requesterId, providerId);
    if (!canMeet) await this.changes.withdraw(id);
    return canMeet;
  }

  /** Throws `code-locked` after too many tries. A requester needs no code. */
  private async isCodeRight({ id }: StoredAgreement, side: Side, code: string | undefined): Promise<boolean> {
    if (side === 'requester' || code === undefined) return false;
    const now = Date.now();
    const lockedUntil = await this.agreements.countCodeTry(id, now);
    if (lockedUntil !== null)
      throw new DomainError('code-locked', { retryAfter: Math.ceil((lockedUntil - now) / 1_000) });
    return isCodeRight(this.env.CODE_SECRET, id, code);
  }

  private async requestLimits(userId: number): Promise<RequestLimits> {
    const person = (await this.people.find([userId])).get(userId);
    const open = person?.isPhoneVerified ? this.env.REQUESTS_OPEN : this.env.REQUESTS_OPEN_UNVERIFIED;
    return { open, perDay: this.env.REQUESTS_PER_DAY };
  }

  private async resolveEnds({ from, to }: AgreementInput, offer: Offer): Promise<Ends> {
    const own = {
      from: toEnd(offer.from, offer.fromPlace),
      to: toEnd(offer.to, offer.toPlace),
    };
    const query = { from: from ?? toQuery(own.from), to: to ?? toQuery(own.to) };
    try {
      const route = await this.rpc.call(matchingRpc.resolveRoute, query);
      const { durationSeconds } = route;
      return {
        from: from ? route.from : { ...route.from, name: offer.from },
        to: to ? route.to : { ...route.to, name: offer.to },
        durationMs: durationSeconds === null ? UNKNOWN_DURATION_MS : durationSeconds * 1_000,
      };
    } catch (error) {
      // The requester cannot correct the ends of the offer.
      const isOfEnds = error instanceof DomainError && matchingRpc.resolveRoute.errors.includes(error.code);
      if (from || to || !isOfEnds) throw error;
      return { ...own, durationMs: UNKNOWN_DURATION_MS };
    }
  }

  private async view(agreement: StoredAgreement, side: Side): Promise<AgreementView> {
    const [view] = await this.views(agreement[`${side}Id`], [agreement]);
    if (!view) throw new Error('an agreement without a view');
    return view;
  }

  private async views(userId: number, agreements: readonly StoredAgreement[]): Promise<AgreementView[]> {
    const [people, hiddenIds] = await Promise.all([
      this.people.find(agreements.flatMap(idsOf)),
      this.people.listHidden(userId),
    ]);
    return agreements.map((agreement) => {
      const code = agreementCode(this.env.CODE_SECRET, agreement.id);
      return agreementView(agreement, sideIn(agreement, userId), people, code, Date.now(), hiddenIds);
    });
  }

  private async changed(agreement: StoredAgreement, side: Side): Promise<DomainError> {
    const present = JSON.stringify(await this.view(agreement, side));
    return new DomainError('agreement-changed', { details: { agreement: present } });
  }
}

const idsOf = ({ requesterId, providerId }: StoredAgreement) => [requesterId, providerId];

/** The user is one of both sides. */
const sideIn = (agreement: StoredAgreement, userId: number): Side => sideOf(agreement, userId) ?? 'requester';

const toAct = (action: AgreementAction, isCodeRight: boolean): Act =>
  action.kind === 'start' ? { kind: 'start', isCodeRight } : action;

function nullIfChanged(error: unknown): null {
  if (error instanceof DomainError && error.code === 'agreement-changed') return null;
  throw error;
}

function toEnd(name: string, place: Offer['fromPlace']): AgreementEnd {
  if (!place) return { name, placeId: null, point: null };
  const { id, latitude, longitude } = place;
  return { name, placeId: id ?? null, point: { latitude, longitude } };
}

const toQuery = ({ name, placeId, point }: AgreementEnd): RouteQueryEnd =>
  placeId === null ? (point ?? { name }) : { placeId };
