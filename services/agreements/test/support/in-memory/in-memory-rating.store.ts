import type { Rating } from '@rotadas/contracts/agreements/rating';
import type { Mean, RatingStore } from '../../../src/ratings/store/rating.store.js';

export class InMemoryRatingStore implements Pick<RatingStore, keyof RatingStore> {
  /** Oldest first. */
  private ratings: (Rating & { readonly isVisible: boolean })[] = [];

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
