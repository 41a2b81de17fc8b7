import { ShownRating, shownRating } from './shown-rating.js';

describe('shownRating', () => {
  it('shows a mean with one decimal and its number, from three ratings on', () => {
    const shown = shownRating({ rating: 4.6666, ratings: 3 });
    expect(shown).toEqual({ rating: 4.7, ratings: 3 });
    expect(ShownRating.parse(shown)).toEqual(shown);
  });

  it('shows nothing of fewer ratings', () => {
    expect(shownRating({ rating: 5, ratings: 2 })).toEqual({});
    expect(shownRating({ rating: 0, ratings: 0 })).toEqual({});
  });
});
