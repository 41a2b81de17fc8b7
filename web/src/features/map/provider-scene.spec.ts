import { ANKARA, aProvider } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { bearing, headingAfter, headingBetween, ProviderScene } from './provider-scene.js';

describe('ProviderScene', () => {
  const taxi = aProvider(1);
  const boat = aProvider(2, { activeService: 'sea_tours', latitude: 40.1 });
  const now = taxi.at;
  const started = () => {
    const scene = new ProviderScene();
    scene.update([taxi, boat], now);
    return scene;
  };
  const toIds = (features: readonly { id: number }[]) => features.map(({ id }) => id);

  it('contains position, type, age and heading', () => {
    const { put } = new ProviderScene().update([taxi], now);
    expect(put[0]?.geometry.coordinates).toEqual([32.85, 39.92]);
    expect(put[0]?.properties).toEqual({ id: 1, type: 'taxi', freshness: 'fresh', heading: -1, label: '' });
  });

  it('changes nothing for the same list', () => {
    expect(started().update([taxi, boat], now + 1_000)).toEqual({ put: [], removed: [] });
  });

  it('updates only the provider that moved, with its heading', () => {
    const moved = { ...taxi, latitude: 39.93, at: now + 5_000 };
    const { put, removed } = started().update([moved, boat], now + 5_000);
    expect(toIds(put)).toEqual([1]);
    expect(put[0]?.properties.heading).toBeCloseTo(0);
    expect(removed).toEqual([]);
  });

  it('removes the marker of a provider that is no longer in the list', () => {
    const scene = started();
    expect(scene.update([boat], now)).toEqual({ put: [], removed: [1] });
    expect(scene.feature(1)).toBeUndefined();
  });

  it('ages markers over time, and removes the heading of stale ones', () => {
    const scene = started();
    const aged = scene.update([taxi, boat], now + 90_000).put;
    expect(aged.map(({ properties }) => properties.freshness)).toEqual(['aging', 'aging']);
    const stale = scene.update([taxi, boat], now + 600_000).put;
    expect(stale[0]?.properties).toMatchObject({ freshness: 'stale', heading: -1 });
  });

  it('labels a position with its age after 2 minutes, updated each minute', () => {
    const scene = started();
    const labels = (now: number) => scene.update([taxi], now).put.map(({ properties }) => properties.label);
    expect(scene.feature(1)?.properties.label).toBe('');
    expect(labels(now + 119_999)).toEqual(['']);
    expect(labels(now + 120_000)).toEqual(['Son konum 2 dk önce']);
    expect(labels(now + 130_000)).toEqual([]);
    expect(labels(now + 185_000)).toEqual(['Son konum 3 dk önce']);
  });

  it('spreads two providers at one place, and moves the last one back', () => {
    const scene = started();
    const beside = aProvider(3);
    const { put } = scene.update([taxi, boat, beside], now);
    expect(new Set(put.map(({ geometry }) => String(geometry.coordinates))).size).toBe(2);
    const { put: back, removed } = scene.update([taxi, boat], now);
    expect(back[0]?.geometry.coordinates).toEqual([32.85, 39.92]);
    expect(removed).toEqual([3]);
  });
});

describe('bearing', () => {
  it.each([
    ['north', { ...ANKARA, latitude: 40 }, 0],
    ['east', { ...ANKARA, longitude: 32.9 }, 90],
    ['south', { ...ANKARA, latitude: 39.9 }, 180],
    ['west', { ...ANKARA, longitude: 32.8 }, 270],
  ])('of a move to the %s', (_name, to, degrees) => {
    expect(Math.abs(bearing(ANKARA, to) - degrees)).toBeLessThan(0.1);
  });

  it('has no heading for a move within the error of the position', () => {
    expect(headingBetween(ANKARA, { ...ANKARA, latitude: 39.92001 })).toBeNull();
  });
});

describe('headingAfter', () => {
  const first = aProvider(1);
  const moved = { ...first, latitude: 39.93, at: first.at + 5_000 };

  it('takes the heading from a newer position', () => {
    expect(headingAfter({ provider: first, heading: null }, moved)).toBeCloseTo(0);
  });

  it('keeps the heading while the same position is repeated', () => {
    expect(headingAfter({ provider: moved, heading: 45 }, { ...moved })).toBe(45);
  });

  it('has no heading for a provider that stopped', () => {
    expect(headingAfter({ provider: moved, heading: 45 }, { ...moved, at: moved.at + 5_000 })).toBeNull();
  });
});
