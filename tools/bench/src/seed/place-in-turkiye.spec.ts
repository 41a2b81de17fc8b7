import { isInside } from '@rotadas/contracts/primitives/bounding-box';
import { placeInTurkiye, TURKIYE } from './place-in-turkiye.ts';

describe('the places of seeded providers', () => {
  const places = Array.from({ length: 1_000 }, (_, index) => placeInTurkiye(index));

  it('all lie in Türkiye', () => {
    for (const place of places) expect(isInside(TURKIYE, place)).toBe(true);
  });

  it('are spread evenly: each tenth of the width holds about a tenth', () => {
    const [west, , east] = TURKIYE;
    const tenths = new Array<number>(10).fill(0);
    for (const { longitude } of places) {
      const tenth = Math.min(9, Math.floor(((longitude - west) / (east - west)) * 10));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(90);
  });
});
