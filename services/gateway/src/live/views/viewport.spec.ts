import { toViewport } from './viewport.js';

const COUNTRY = { type: 'watch', bbox: [26, 36, 44.8, 42], zoom: 20, serviceType: 'all' } as const;
const watch = (bbox: readonly number[], zoom: number) => ({
  ...COUNTRY,
  bbox: [bbox[0] ?? 0, bbox[1] ?? 0, bbox[2] ?? 0, bbox[3] ?? 0] as [number, number, number, number],
  zoom,
});

describe('toViewport', () => {
  it('limits the zoom to that of the box', () => {
    expect(toViewport(watch(COUNTRY.bbox, 20), true).zoom).toBe(6);
    expect(toViewport(watch([32.79, 39.92, 32.93, 40.02], 20), true).zoom).toBe(13);
  });

  it('keeps a lower zoom', () => {
    expect(toViewport(watch([32.79, 39.92, 32.93, 40.02], 12), true).zoom).toBe(12);
    expect(toViewport(watch(COUNTRY.bbox, 4.5), true).zoom).toBe(4.5);
  });

  it('selects clusters for anonymous viewers of more than a region', () => {
    const half = [30, 38, 33, 40];
    expect(toViewport(watch(half, 8), true).zoom).toBe(8);
    expect(toViewport(watch(half, 8), false).zoom).toBe(6);
    expect(toViewport(watch([32, 39, 33, 40], 12), false).zoom).toBe(10);
  });
});
