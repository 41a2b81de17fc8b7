import { toCoordinates, toScreen, viewBbox } from './flat-view.js';

describe('flat view', () => {
  const view = { centre: { latitude: 39.97, longitude: 32.86 }, zoom: 12, width: 400, height: 200 };

  it('places the centre in the middle, north up and east to the right', () => {
    expect(toScreen(view, view.centre)).toEqual({ x: 200, y: 100 });
    const { x, y } = toScreen(view, { latitude: 39.98, longitude: 32.87 });
    expect(x).toBeGreaterThan(200);
    expect(y).toBeLessThan(100);
  });

  it('converts a point back to its coordinates', () => {
    const place = { latitude: 40.02, longitude: 32.8 };
    const found = toCoordinates(view, toScreen(view, place));
    expect(found.latitude).toBeCloseTo(place.latitude, 9);
    expect(found.longitude).toBeCloseTo(place.longitude, 9);
  });

  it('clamps the box to the world', () => {
    const [west, south, east, north] = viewBbox({ ...view, zoom: 0, width: 2_000, height: 2_000 });
    expect([west, east]).toEqual([-180, 180]);
    expect(south).toBeGreaterThan(-90);
    expect(north).toBeLessThan(90);
  });
});
