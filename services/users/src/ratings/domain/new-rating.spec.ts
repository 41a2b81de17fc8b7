import { newRating } from './new-rating.js';

describe('a new rating', () => {
  it('tells who says what of whom, and when', () => {
    expect(newRating(3, { toUserId: 7, rating: 5, comment: 'Zamanında geldi' }, 1_000)).toEqual({
      fromUserId: 3,
      toUserId: 7,
      rating: 5,
      comment: 'Zamanında geldi',
      createdAt: 1_000,
    });
  });

  it('may do without a comment', () => {
    expect(newRating(3, { toUserId: 7, rating: 1 }, 1_000).comment).toBeNull();
  });

  it('is not of oneself', () => {
    expect(() => newRating(7, { toUserId: 7, rating: 5 }, 1_000)).toThrow(
      expect.objectContaining({ code: 'rating-of-self', status: 403 }),
    );
  });
});
