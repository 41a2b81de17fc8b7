import { aProvider } from '../../../test/support/builders.js';
import '../../shared/i18n/shared.tr.js';
import { MarkerBuilder } from './marker-builder.js';

describe('MarkerBuilder', () => {
  const taxi = aProvider(1);
  const boat = aProvider(2, { activeService: 'sea_tours', latitude: 40.1 });
  const now = taxi.at;
  const started = () => {
    const builder = new MarkerBuilder();
    builder.update([taxi, boat], now);
    return builder;
  };
  const toIds = (features: readonly { id: number }[]) => features.map(({ id }) => id);

  it('contains position, type, age and heading', () => {
    const { upserted } = new MarkerBuilder().update([taxi], now);
    expect(upserted[0]?.place).toMatchObject({ longitude: 32.85, latitude: 39.92 });
    expect(upserted[0]).toMatchObject({
      id: 1,
      type: 'taxi',
      freshness: 'fresh',
      heading: -1,
      speed: 0,
      label: '',
    });
  });

  it('changes nothing for the same list', () => {
    expect(started().update([taxi, boat], now + 1_000)).toEqual({ upserted: [], removed: [] });
  });

  it('updates only the provider that moved', () => {
    const moved = { ...taxi, latitude: 39.93, at: now + 5_000 };
    const { upserted, removed } = started().update([moved, boat], now + 5_000);
    expect(toIds(upserted)).toEqual([1]);
    expect(removed).toEqual([]);
  });

  it('removes the marker of a provider that is no longer in the list', () => {
    const builder = started();
    expect(builder.update([boat], now)).toEqual({ upserted: [], removed: [1] });
    expect(builder.update([taxi, boat], now).upserted.map(({ id }) => id)).toEqual([1]);
  });

  it('ages markers over time, and removes the heading of stale ones', () => {
    const builder = started();
    const aged = builder.update([taxi, boat], now + 90_000).upserted;
    expect(aged.map(({ freshness }) => freshness)).toEqual(['aging', 'aging']);
    const stale = builder.update([taxi, boat], now + 600_000).upserted;
    expect(stale[0]).toMatchObject({ freshness: 'stale', heading: -1 });
  });

  it('labels a position with its age after 2 minutes, updated each minute', () => {
    const builder = started();
    const labels = (now: number) => builder.update([taxi], now).upserted.map(({ label }) => label);
    expect(labels(now + 119_999)).toEqual(['']);
    expect(labels(now + 120_000)).toEqual(['Son konum 2 dk önce']);
    expect(labels(now + 130_000)).toEqual([]);
    expect(labels(now + 185_000)).toEqual(['Son konum 3 dk önce']);
  });

  it('spreads providers at one place in any order, and moves the last one back', () => {
    const builder = started();
    const beside = aProvider(3);
    const { upserted } = builder.update([taxi, boat, beside], now);
    const places = upserted.map(({ place }) => place);
    expect(new Set(places.map(({ latitude }) => latitude)).size).toBe(2);
    for (const { latitude, longitude } of places) {
      expect(Math.abs(longitude - taxi.longitude)).toBeLessThan(0.0002);
      expect(Math.abs(latitude - taxi.latitude)).toBeLessThan(0.0002);
    }
    const reversed = new MarkerBuilder();
    const first = (markers: typeof upserted) => markers.find(({ id }) => id === 1);
    expect(first(reversed.update([beside, taxi], now).upserted)).toEqual(first(upserted));
    const { upserted: back, removed } = builder.update([taxi, boat], now);
    expect(back[0]?.place).toMatchObject({ longitude: 32.85, latitude: 39.92 });
    expect(removed).toEqual([3]);
  });

  it.each([
    ['north', { latitude: 40 }, 0],
    ['east', { longitude: 32.9 }, 90],
    ['south', { latitude: 39.9 }, 180],
    ['west', { longitude: 32.8 }, 270],
  ])('a marker that moves to the %s has its heading', (_name, change, degrees) => {
    const builder = started();
    const moved = { ...taxi, ...change, at: now + 5_000 };
    let last: number | undefined;
    const heading = (provider: typeof taxi) => {
      last = builder.update([provider, boat], now + 5_000).upserted[0]?.heading ?? last;
      return last;
    };
    expect(Math.abs((heading(moved) ?? NaN) - degrees)).toBeLessThan(0.1);
    expect(Math.abs((heading({ ...moved }) ?? NaN) - degrees)).toBeLessThan(0.1); // The same position again
    const slightly = moved.latitude + 0.00001; // Within the error of the position
    expect(heading({ ...moved, latitude: slightly, at: now + 10_000 })).toBe(-1);
  });

  it('knows the speed if two positions follow each other closely and the distance is possible', () => {
    const speedAfter = (change: Partial<typeof taxi>, ms: number) => {
      const builder = started();
      return builder.update([{ ...taxi, ...change, at: now + ms }, boat], now + ms).upserted[0]?.speed;
    };
    const north = { latitude: taxi.latitude + 0.001 };
    expect(speedAfter(north, 10_000)).toBeCloseTo(11.1, 1);
    expect(speedAfter(north, 90_000)).toBe(0);
    expect(speedAfter({ latitude: 41 }, 10_000)).toBe(0);
    expect(speedAfter({ latitude: taxi.latitude + 0.00001 }, 10_000)).toBe(0);
  });
});
