import { bboxOfView, reachesInto, toCoordinates, toScreen } from './flat-view.js';

describe('flat view', () => {
  const view = { center: { latitude: 39.97, longitude: 32.86 }, zoom: 12, width: 400, height: 200 };

  it('has its centre in the middle, north above and east to the right', () => {
    expect(toScreen(view, view.center)).toEqual({ x: 200, y: 100 });
    const { x, y } = toScreen(view, { latitude: 39.98, longitude: 32.87 });
    expect(x).toBeGreaterThan(200);
    expect(y).toBeLessThan(100);
  });

  it('finds the place of a point again', () => {
    const place = { latitude: 40.02, longitude: 32.8 };
    const found = toCoordinates(view, toScreen(view, place));
    expect(found.latitude).toBeCloseTo(place.latitude, 9);
    expect(found.longitude).toBeCloseTo(place.longitude, 9);
  });

  it('shows the whole world and no more from far away', () => {
    const [west, south, east, north] = bboxOfView({ ...view, zoom: 0, width: 2_000, height: 2_000 });
    expect([west, east]).toEqual([-180, 180]);
    expect(south).toBeGreaterThan(-90);
    expect(north).toBeLessThan(90);
  });

  it('says which lines reach into it', () => {
    const line = (...coordinates: [number, number][]) => ({ type: 'LineString' as const, coordinates });
    expect(reachesInto(view, line([30, 38], [32.86, 39.97]))).toBe(true);
    expect(reachesInto(view, line([30, 38], [31, 38]))).toBe(false);
    expect(reachesInto(view, { type: 'Point', coordinates: [32.861, 39.971] })).toBe(true);
  });
});
