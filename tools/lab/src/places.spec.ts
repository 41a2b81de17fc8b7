import { BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { placeInTown, placeInTurkiye, stepFrom, TURKIYE, viewportOfTown } from './places.ts';

it('seeded providers are evenly distributed: each tenth of the width has about a tenth', () => {
  const [west, , east] = TURKIYE;
  const tenths = new Array<number>(10).fill(0);
  for (let index = 0; index < 1_000; index += 1) {
    const place = placeInTurkiye(index);
    expect(isInside(TURKIYE, place)).toBe(true);
    const tenth = Math.min(9, Math.floor(((place.longitude - west) / (east - west)) * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.min(...tenths)).toBeGreaterThan(90);
});

describe('the towns', () => {
  const isInView = (index: number, random: number) =>
    isInside(
      BoundingBox.parse(viewportOfTown(index)),
      placeInTown(index, () => random),
    );

  it('are viewed where their providers are, except for some', () => {
    for (let index = 0; index < 500; index += 1)
      expect([isInView(index, 0.5), isInView(index, 1)]).toEqual([true, false]);
  });

  it('contain their providers, however long they move', () => {
    let place = placeInTown(3, () => 1);
    for (let steps = 0; steps < 100; steps += 1) place = stepFrom(place, 3, () => 1);
    expect(place).toEqual(placeInTown(3, () => 1));
  });
});
