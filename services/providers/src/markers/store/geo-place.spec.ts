import { geoPlace } from './geo-place.js';

describe('geoPlace', () => {
  it('is the point itself wherever people live', () => {
    const ankara = { latitude: 39.97, longitude: 32.86 };
    expect(geoPlace(ankara)).toEqual(ankara);
  });

  it('lies within what a geo-set takes, near the poles and on the date line too', () => {
    expect(geoPlace({ latitude: 90, longitude: 180 })).toEqual({ latitude: 85.0511, longitude: 179.99999 });
    expect(geoPlace({ latitude: -90, longitude: -180 })).toEqual({ latitude: -85.0511, longitude: -180 });
  });
});
