import { EndTimes } from './end-times.js';

interface Kept {
  readonly id: number;
  endsAt: number | null;
}

function endTimesOf(...all: Kept[]): EndTimes<Kept> {
  const ends = new EndTimes<Kept>(({ endsAt }) => endsAt);
  for (const kept of all) ends.add(kept);
  return ends;
}

const idsOver = (ends: EndTimes<Kept>, now: number) => ends.over(now).map(({ id }) => id);

describe('EndTimes', () => {
  it('knows whose end has come, to the millisecond', () => {
    const ends = endTimesOf({ id: 1, endsAt: 60_000 }, { id: 2, endsAt: 60_001 }, { id: 3, endsAt: 5 });
    expect(idsOver(ends, 59_999)).toEqual([3]);
    expect(idsOver(ends, 60_000)).toEqual([1, 3]);
    expect(idsOver(ends, 200_000)).toEqual([1, 2, 3]);
  });

  it('never tells somebody without an end', () => {
    expect(idsOver(endTimesOf({ id: 1, endsAt: null }), Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('tells nobody who was taken out', () => {
    const [one, other] = [
      { id: 1, endsAt: 60_000 },
      { id: 2, endsAt: 60_000 },
    ];
    const ends = endTimesOf(one, other);
    ends.remove(one);
    expect(idsOver(ends, 60_000)).toEqual([2]);
    ends.remove(other);
    expect(idsOver(ends, 60_000)).toEqual([]);
  });

  it('goes by an end that is set anew', () => {
    const kept = { id: 1, endsAt: 60_000 };
    const ends = endTimesOf(kept);
    ends.remove(kept);
    kept.endsAt = 90_000;
    ends.add(kept);
    expect(idsOver(ends, 89_999)).toEqual([]);
    expect(idsOver(ends, 90_000)).toEqual([1]);
  });
});
