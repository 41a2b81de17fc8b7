import { isWithinRegion } from './cell.js';

describe('isWithinRegion', () => {
  it('is true for a town and for a province', () => {
    expect(isWithinRegion([32.5, 39.7, 33.2, 40.2])).toBe(true);
    expect(isWithinRegion([31.3, 36.7, 33.8, 39.2])).toBe(true);
  });

  it('is false for a wider or higher box', () => {
    expect(isWithinRegion([31.3, 39, 33.9, 39.1])).toBe(false);
    expect(isWithinRegion([32, 36.7, 32.1, 39.3])).toBe(false);
    expect(isWithinRegion([26, 36, 44.8, 42])).toBe(false);
  });
});
