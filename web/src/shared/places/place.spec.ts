import { parsePlaces } from './place.js';

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
