import { BoundingBox, isInside } from '@rotadas/contracts/primitives/bounding-box';
import { placeInTown, stepFrom, viewOfTown } from './towns.ts';

describe('the towns', () => {
  it('have viewports that the server takes', () => {
    for (let index = 0; index < 500; index += 1) expect(BoundingBox.parse(viewOfTown(index))).toHaveLength(4);
  });

  it('are looked at where their providers are', () => {
    for (let index = 0; index < 40; index += 1) {
      expect(
        isInside(
          viewOfTown(index),
          placeInTown(index, () => 0.5),
        ),
      ).toBe(true);
    }
  });

  it('are larger than a viewport, so that some providers leave it', () => {
    expect(
      isInside(
        viewOfTown(0),
        placeInTown(0, () => 1),
      ),
    ).toBe(false);
  });

  it('hold their providers, however long they move', () => {
    let place = placeInTown(3, () => 1);
    for (let steps = 0; steps < 100; steps += 1) place = stepFrom(place, 3, () => 1);
    expect(place).toEqual(placeInTown(3, () => 1));
  });
});
