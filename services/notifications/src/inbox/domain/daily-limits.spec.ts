import { type MatchOfDay, type Placement, placeMatch } from './daily-limits.js';

const LIMITS = { perDay: 4, perProvider: 2 };

describe('placeMatch', () => {
  let matches: MatchOfDay[];
  beforeEach(() => {
    matches = [];
  });

  /** Adds a match of a provider of its own. */
  const add = (isNewProvider: boolean, { isListed = true } = {}): Placement | null => {
    const _id = matches.length + 1;
    const placement = placeMatch(matches, { providerId: _id, isNewProvider, isListed }, LIMITS);
    const hidden = placement?.replaced?._id;
    matches = matches.map((each) =>
      each._id === hidden ? { ...each, dayHalf: null, isUnread: false } : each,
    );
    if (placement) matches.push({ _id, providerId: _id, dayHalf: placement.dayHalf, isUnread: isListed });
    return placement;
  };
  const addAll = (count: number, isNewProvider: boolean) =>
    Array.from({ length: count }, () => add(isNewProvider)?.isDayFull);
  const readAll = () => {
    matches = matches.map((each) => ({ ...each, isUnread: false }));
  };

  it('has a day of matches', () => {
    expect(addAll(5, false)).toEqual([false, false, false, false, true]);
  });

  it('has no more than two matches of one provider, on a full day too', () => {
    const again = () => placeMatch(matches, { providerId: 1, isNewProvider: false, isListed: true }, LIMITS);
    addAll(4, false);
    expect(again()).toMatchObject({ isDayFull: true });
    matches.push({ _id: 5, providerId: 1, dayHalf: null, isUnread: false });
    expect(again()).toBeNull();
  });

  it('reserves half of the day for providers with an older account', () => {
    expect(addAll(3, true)).toEqual([false, false, true]);
    expect(addAll(3, false)).toEqual([false, false, true]);
  });

  it('lets new accounts have the bigger half of an odd limit', () => {
    const match = { providerId: 1, isNewProvider: true, isListed: true };
    expect(placeMatch([], match, { perDay: 1, perProvider: 2 })).toMatchObject({ dayHalf: 'open' });
  });

  it('leaves the open half free as long as the reserved one is', () => {
    addAll(2, false);
    expect(addAll(3, true)).toEqual([false, false, true]);
  });

  it('replaces the oldest unread match, one of a new account only in the open half', () => {
    addAll(4, false);
    expect([add(true)?.replaced?._id, add(false)?.replaced?._id]).toEqual([3, 1]);
  });

  it('hides a match if all are read, or its own user wants none in the inbox', () => {
    addAll(4, false);
    expect(add(false, { isListed: false })).toMatchObject({ dayHalf: null, isDayFull: true });
    readAll();
    expect(add(false)).toMatchObject({ dayHalf: null, isDayFull: true });
  });
});
