import { graticule, parsePlaces } from './built-in-features.js';

describe('graticule', () => {
  it('has between 4 and 100 lines, and more at a higher zoom', () => {
    const [far = 0, near = 0] = [12, 14].map(
      (zoom) => graticule([32.7, 39.9, 33, 40.1], zoom).coordinates.length,
    );
    expect(far).toBeGreaterThan(4);
    expect(far).toBeLessThan(100);
    expect(near).toBeGreaterThan(far);
  });
});

describe('parsePlaces', () => {
  it('reads the compact rows', () => {
    const json = { provinces: ['Ankara'], places: [['Polatlı', 0, 39.58, 32.14, 87000]] };
    expect(parsePlaces(json)).toEqual([
      { name: 'Polatlı', province: 'Ankara', latitude: 39.58, longitude: 32.14, population: 87000 },
    ]);
  });
});
