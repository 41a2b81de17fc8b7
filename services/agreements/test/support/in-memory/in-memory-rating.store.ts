import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { Rating } from '@rotadas/contracts/agreements/rating';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { Side, StoredAgreement } from '../../../src/agreements/domain/stored-agreement.js';
import type { Mean, RatingStore } from '../../../src/ratings/store/rating.store.js';
import type { InMemoryAgreementStore } from './in-memory-agreement.store.js';

type Rated = PayloadOf<typeof agreementsEvents.rated>;

export class InMemoryRatingStore implements Pick<RatingStore, keyof RatingStore> {
  readonly rated: Rated[] = [];
  /** Oldest first. */
  private ratings: (Rating & { readonly isVisible: boolean })[] = [];

  constructor(private readonly agreements: InMemoryAgreementStore) {}

  transaction<Result>(work: (session: never) => Promise<Result>): Promise<Result> {
    return work({} as never);
  }

  async add(_session: unknown, rating: Rating): Promise<boolean> {
    const isSame = ({ agreementId, fromUserId }: Rating) =>
      agreementId === rating.agreementId && fromUserId === rating.fromUserId;
    if (this.ratings.some(isSame)) return false;
    this.ratings.push({ ...rating, isVisible: false });
    return true;
  }

  async show(_session: unknown, agreementId: number): Promise<Mean[]> {
    const isHidden = (each: (typeof this.ratings)[number]) =>
      each.agreementId === agreementId && !each.isVisible;
    const shown = this.ratings.filter(isHidden).map(({ toUserId }) => toUserId);
    this.ratings = this.ratings.map((each) => (isHidden(each) ? { ...each, isVisible: true } : each));
    return Promise.all(shown.map((userId) => this.mean(userId)));
  }

  private async mean(userId: number): Promise<Mean> {
    const visible = await this.list(userId, Infinity);
    const sum = visible.reduce((total, { rating }) => total + rating, 0);
    return { userId, rating: sum / visible.length, ratings: visible.length };
  }

  async recordRating(_session: unknown, { id }: StoredAgreement, side: Side): Promise<boolean> {
    const known = await this.agreements.find(id);
    if (!known || known.ratedBy.includes(side)) return false;
    this.agreements.set({ ...known, ratedBy: [...known.ratedBy, side] });
    return true;
  }

  async recordReveal(_session: unknown, _id: number, reveals: readonly Rated[]): Promise<void> {
    this.rated.push(...reveals);
  }

  async listOfAgreement(id: number, userId: number): Promise<Rating[]> {
    return this.ratings.filter(
      ({ agreementId, fromUserId, isVisible }) => agreementId === id && (isVisible || fromUserId === userId),
    );
  }

  async list(userId: number, limit: number): Promise<Rating[]> {
    const found = this.ratings.filter(({ toUserId, isVisible }) => toUserId === userId && isVisible);
    return found.toReversed().slice(0, limit);
  }
}
