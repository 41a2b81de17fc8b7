import { graticule, gridStep, parsePlaces } from './built-in-features.js';

describe('graticule', () => {
  it('gets finer with the zoom', () => {
    expect(gridStep(5)).toBeGreaterThan(gridStep(12));
    expect(gridStep(12)).toBeGreaterThan(gridStep(16));
  });

  it('has between 4 and 100 lines', () => {
    const lines = graticule([32.7, 39.9, 33, 40.1], 12).coordinates;
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.length).toBeLessThan(100);
  });
});

describe('parsePlaces', () => {
  it('reads the compact rows', () => {
    const json = { provinces: ['Ankara'], places: [['Polatlı', 0, 39.58, 32.14, 87000]] };
    expect(parsePlaces(json)).toEqual([
      { name: 'Polatlı', province: 'Ankara', latitude: 39.58, longitude: 32.14, population: 87000 },
    ]);
  });

  it('rejects anything else', () => {
    expect(() => parsePlaces({ places: [] })).toThrow();
  });
});
