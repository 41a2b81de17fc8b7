import { RatingInput } from './rating.js';

const fits = (change: object) => RatingInput.safeParse({ toUserId: 7, rating: 4, ...change }).success;

describe('RatingInput', () => {
  it.each([1, 2, 3, 4, 5])('takes the rating %d, with and without a comment', (rating) => {
    expect(fits({ rating })).toBe(true);
    expect(fits({ rating, comment: 'Zamanında geldi' })).toBe(true);
    expect(fits({ rating, comment: null })).toBe(true);
  });

  it.each([0, 6, -1, 4.5, '4', null, undefined])('refuses the rating %j', (rating) => {
    expect(fits({ rating })).toBe(false);
  });

  it('refuses a comment that is too long or holds control characters, and whatever it does not know', () => {
    expect(fits({ comment: 'a'.repeat(501) })).toBe(false);
    expect(fits({ comment: 'a\0b' })).toBe(false);
    expect(fits({ fromUserId: 3 })).toBe(false);
  });
});
