import { BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { placeInTown, placeInTurkiye, stepFrom, TURKIYE, viewportOfTown } from './places.ts';

describe('the places of seeded providers', () => {
  const places = Array.from({ length: 1_000 }, (_, index) => placeInTurkiye(index));

  it('are all in Türkiye', () => {
    for (const place of places) expect(isInside(TURKIYE, place)).toBe(true);
  });

  it('are evenly distributed: each tenth of the width has about a tenth', () => {
    const [west, , east] = TURKIYE;
    const tenths = new Array<number>(10).fill(0);
    for (const { longitude } of places) {
      const tenth = Math.min(9, Math.floor(((longitude - west) / (east - west)) * 10));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(90);
  });
});

describe('the towns', () => {
  it('have viewports that the server accepts', () => {
    for (let index = 0; index < 500; index += 1)
      expect(BoundingBox.parse(viewportOfTown(index))).toHaveLength(4);
  });

  it('are viewed where their providers are', () => {
    for (let index = 0; index < 40; index += 1) {
      expect(
        isInside(
          viewportOfTown(index),
          placeInTown(index, () => 0.5),
        ),
      ).toBe(true);
    }
  });

  it('are larger than a viewport, so that some providers leave it', () => {
    expect(
      isInside(
        viewportOfTown(0),
        placeInTown(0, () => 1),
      ),
    ).toBe(false);
  });

  it('contain their providers, however long they move', () => {
    let place = placeInTown(3, () => 1);
    for (let steps = 0; steps < 100; steps += 1) place = stepFrom(place, 3, () => 1);
    expect(place).toEqual(placeInTown(3, () => 1));
  });
});
