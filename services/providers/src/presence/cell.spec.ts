import { cellOf } from './cell.js';

describe('cellOf', () => {
  it('counts rows from the south and columns from the west', () => {
    expect(cellOf({ latitude: -90, longitude: -180 })).toBe('0:0');
    expect(cellOf({ latitude: 39.97, longitude: 32.86 })).toBe('519:851');
  });

  it('puts a border into the cell north and east of it', () => {
    expect(cellOf({ latitude: 40, longitude: 33 })).toBe('520:852');
    expect(cellOf({ latitude: 39.999999, longitude: 32.999999 })).toBe('519:851');
  });

  it('keeps the north pole and the date line inside the grid', () => {
    expect(cellOf({ latitude: 90, longitude: 180 })).toBe('719:1439');
  });
});
