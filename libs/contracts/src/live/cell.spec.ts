import type { BoundingBox } from '../primitives/bounding-box.js';
import { cellBounds, cellCount, cellsWithin, isWithinRegion, toCell } from './cell.js';

describe('toCell', () => {
  it('counts rows from the south and columns from the west', () => {
    expect(toCell({ latitude: -90, longitude: -180 })).toBe('0:0');
    expect(toCell({ latitude: 39.97, longitude: 32.86 })).toBe('519:851');
  });

  it('assigns a border to the cell north and east of it', () => {
    expect(toCell({ latitude: 40, longitude: 33 })).toBe('520:852');
    expect(toCell({ latitude: 39.999999, longitude: 32.999999 })).toBe('519:851');
  });

  it('keeps the north pole and the date line inside the grid', () => {
    expect(toCell({ latitude: 90, longitude: 180 })).toBe('719:1439');
  });
});

describe('cellBounds', () => {
  it('returns the box of a cell', () => {
    expect(cellBounds('519:851')).toEqual([32.75, 39.75, 33, 40]);
    expect(cellBounds('719:1439')).toEqual([179.75, 89.75, 180, 90]);
  });
});

describe('cellsWithin', () => {
  it('returns every cell that a box touches', () => {
    const box: BoundingBox = [32.6, 39.9, 32.9, 40.1];
    expect(cellsWithin(box)).toEqual(['519:850', '519:851', '520:850', '520:851']);
    expect(cellCount(box)).toBe(4);
  });
});

describe('isWithinRegion', () => {
  it('is true for a town and for a province, and false for a wider or higher box', () => {
    expect(isWithinRegion([32.5, 39.7, 33.2, 40.2])).toBe(true);
    expect(isWithinRegion([31.3, 36.7, 33.8, 39.2])).toBe(true);
    expect(isWithinRegion([31.3, 39, 33.9, 39.1])).toBe(false);
    expect(isWithinRegion([32, 36.7, 32.1, 39.3])).toBe(false);
  });
});
