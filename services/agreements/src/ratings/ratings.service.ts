import { Injectable } from '@nestjs/common';
import type { Rating, RatingInput } from '@rotadas/contracts/agreements/rating';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { AgreementsService } from '../agreements/agreements.service.js';
import { PeopleService } from '../agreements/people.service.js';
import { canRate } from '../agreements/domain/agreement-view.js';
import { OTHER } from '../agreements/domain/stored-agreement.js';
import { type RatingSession, RatingStore } from './store/rating.store.js';

/** Shows both ratings of an agreement once both sides have rated, or after 14 days. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly agreements: AgreementsService,
    private readonly ratings: RatingStore,
    private readonly people: PeopleService,
    private readonly outbox: OutboxRelay,
  ) {}

  /**
   * Throws `agreement-unknown`, or `rating-closed` if the side cannot rate now or the other account
   * was erased.
   */
  async rate(userId: number, agreementId: number, { rating, comment }: RatingInput): Promise<Rating> {
    const { agreement, side } = await this.agreements.require(userId, agreementId);
    const now = Date.now();
    if (!canRate(agreement, side, now)) throw new DomainError('rating-closed');
    const toUserId = side === 'requester' ? agreement.providerId : agreement.requesterId;
    if (!(await this.people.find([toUserId])).has(toUserId)) throw new DomainError('rating-closed');
    const added: Rating = {
      fromUserId: userId,
      toUserId,
      agreementId,
      rating,
      comment: comment ?? null,
      createdAt: now,
    };
    await this.ratings.transaction(async (session) => {
      if (!(await this.ratings.add(session, added))) throw new DomainError('rating-closed');
      const current = await this.agreements.require(userId, agreementId);
      const isLast = current.agreement.ratedBy.includes(OTHER[side]);
      if (!(await this.ratings.recordRating(session, agreement, side)))
        throw new DomainError('rating-closed');
      if (isLast) await this.reveal(session, agreementId, now);
    });
    this.outbox.wake();
    return added;
  }

  /** Shows the ratings of an agreement whose 14 days are over. Idempotent. */
  async showDue(agreementId: number): Promise<void> {
    await this.ratings.transaction((session) => this.reveal(session, agreementId, Date.now()));
    this.outbox.wake();
  }

  /** The user's own rating, and that of the other side once it is visible. */
  async get(userId: number, agreementId: number): Promise<Rating[]> {
    await this.agreements.require(userId, agreementId);
    return this.ratings.listOfAgreement(agreementId, userId);
  }

  /** Visible ratings of a user, newest first. */
  list(userId: number, limit: number): Promise<Rating[]> {
    return this.ratings.list(userId, limit);
  }

  private async reveal(session: RatingSession, agreementId: number, now: number): Promise<void> {
    const means = await this.ratings.show(session, agreementId);
    const reveals = means.map((mean) => ({ ...mean, at: now }));
    await this.ratings.recordReveal(session, agreementId, reveals);
  }
}
