import { Inject, Injectable } from '@nestjs/common';
import type {
  AgreementAction,
  AgreementInput,
  AgreementPage,
  AgreementPageRequest,
  AgreementView,
} from '@rotadas/contracts/agreements/agreement';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { RouteQueryEnd } from '@rotadas/contracts/matching/match';
import { matchingRpc } from '@rotadas/contracts/matching/matching.rpc';
import type { Offer } from '@rotadas/contracts/providers/offer';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { requireAcceptedTerms } from '@rotadas/contracts/users/profile';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AGREEMENTS_ENV, type AgreementsEnv } from '../env.js';
import { AgreementChanges } from './agreement-changes.js';
import { agreementCode, isCodeRight } from './domain/agreement-code.js';
import { agreementView } from './domain/agreement-view.js';
import { type Ends, newAgreement } from './domain/new-agreement.js';
import { type Side, sideOf, type StoredAgreement } from './domain/stored-agreement.js';
import type { Act } from './domain/transition.js';
import { PeopleService } from './people.service.js';
import { AgreementStore } from './store/agreement.store.js';

/** For a route without a road, ms. */
const UNKNOWN_DURATION_MS = 12 * 3_600_000;

/** All methods throw `agreement-unknown` for an agreement of others. */
@Injectable()
export class AgreementsService {
  constructor(
    @Inject(AGREEMENTS_ENV)
    private readonly env: Pick<AgreementsEnv, 'CODE_SECRET' | 'REQUESTS_OPEN' | 'REQUESTS_PER_DAY'>,
    private readonly rpc: RpcClient,
    private readonly agreements: AgreementStore,
    private readonly changes: AgreementChanges,
    private readonly people: PeopleService,
    private readonly outbox: OutboxRelay,
  ) {}

  async request(userId: number, input: AgreementInput): Promise<AgreementView> {
    requireAcceptedTerms(await this.rpc.call(usersRpc.get, { userId }));
    const found = await this.rpc.call(providersRpc.findOffer, input.offer);
    const ends = await this.resolveEnds(input, found.offer);
    const limits = { open: this.env.REQUESTS_OPEN, perDay: this.env.REQUESTS_PER_DAY };
    const requested = newAgreement(userId, input, found, ends, Date.now());
    const agreement = await this.agreements.add(requested, limits);
    this.outbox.wake();
    await this.changes.schedule(agreement);
    return this.view(agreement, 'requester');
  }

  async list(userId: number, page: AgreementPageRequest): Promise<AgreementPage> {
    const found = await this.agreements.list(userId, { ...page, limit: page.limit + 1 });
    const items = found.slice(0, page.limit);
    const people = await this.people.find(items.flatMap(idsOf));
    const now = Date.now();
    const views = items.map((agreement) => {
      const side = sideOf(agreement, userId) ?? 'requester';
      return agreementView(agreement, side, people, this.code(agreement), now);
    });
    return { items: views, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
  }

  async get(userId: number, agreementId: number): Promise<AgreementView> {
    const { agreement, side } = await this.require(userId, agreementId);
    return this.view(agreement, side);
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
    const act = this.toAct(agreement, action);
    if (act.kind === 'accept') await this.reserve(agreement);
    const changed = await this.changes.apply(agreement, side, act);
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

  private toAct({ id }: StoredAgreement, action: AgreementAction): Act {
    if (action.kind !== 'start') return action;
    return { kind: 'start', isCodeRight: isCodeRight(this.env.CODE_SECRET, id, action.code) };
  }

  /** The reservation of an agreement that is not accepted is released when it ends. */
  private async reserve({ id: agreementId, offerId, providerId, quantity }: StoredAgreement): Promise<void> {
    await this.rpc.call(providersRpc.reserve, { offerId, providerId, agreementId, quantity });
  }

  private async resolveEnds({ from, to }: AgreementInput, offer: Offer): Promise<Ends> {
    const route = await this.rpc.call(matchingRpc.resolveRoute, {
      from: from ?? offerEnd(offer.from, offer.fromPlace),
      to: to ?? offerEnd(offer.to, offer.toPlace),
    });
    const { durationSeconds } = route;
    const durationMs = durationSeconds === null ? UNKNOWN_DURATION_MS : durationSeconds * 1_000;
    return { from: route.from, to: route.to, durationMs };
  }

  private code({ id }: StoredAgreement): string {
    return agreementCode(this.env.CODE_SECRET, id);
  }

  private async view(agreement: StoredAgreement, side: Side): Promise<AgreementView> {
    const people = await this.people.find(idsOf(agreement));
    return agreementView(agreement, side, people, this.code(agreement), Date.now());
  }

  private async changed(agreement: StoredAgreement, side: Side): Promise<DomainError> {
    const present = JSON.stringify(await this.view(agreement, side));
    return new DomainError('agreement-changed', { details: { agreement: present } });
  }
}

const idsOf = ({ requesterId, providerId }: StoredAgreement) => [requesterId, providerId];

function offerEnd(name: string, place: Offer['fromPlace']): RouteQueryEnd {
  return place?.id === undefined ? { name } : { placeId: place.id };
}
