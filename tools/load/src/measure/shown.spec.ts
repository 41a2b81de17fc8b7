import { Shown } from './shown.ts';

const aProvider = (id: number, latitude = 39.9) => ({
  id,
  latitude,
  longitude: 32.8,
  fullName: 'Ayşe Yılmaz',
  activeService: 'taxi' as const,
  serviceFrom: 'Ankara',
  serviceTo: 'Konya',
  serviceDescription: null,
  phone: null,
  at: 1,
  endsAt: null,
});

/** Who is where by what a viewer shows. */
const placesOf = ({ places }: Shown) =>
  Array.from(places, ([id, { latitude, longitude }]) => [id, { latitude, longitude }]);

describe('what a viewer shows', () => {
  it('is replaced by a snapshot', () => {
    const shown = new Shown();
    shown.take({ type: 'snapshot', providers: [aProvider(1)] });
    shown.take({ type: 'snapshot', providers: [aProvider(2)] });
    expect([...shown.places.keys()]).toEqual([2]);
  });

  it('follows who moves, comes and goes', () => {
    const shown = new Shown();
    shown.take({ type: 'snapshot', providers: [aProvider(1), aProvider(2)] });
    shown.take({
      type: 'delta',
      upsert: [{ id: 1, latitude: 40, longitude: 33, at: 2 }, aProvider(3)],
      remove: [2, 99],
    });
    expect(placesOf(shown)).toEqual([
      [1, { latitude: 40, longitude: 33 }],
      [3, { latitude: 39.9, longitude: 32.8 }],
    ]);
  });

  it('leaves everybody in place of whom only a label changed', () => {
    const shown = new Shown();
    shown.take({ type: 'snapshot', providers: [aProvider(1)] });
    shown.take({ type: 'delta', upsert: [{ id: 1, phone: '0555' }], remove: [] });
    expect(placesOf(shown)).toEqual([[1, { latitude: 39.9, longitude: 32.8 }]]);
  });

  it('moves who is told only one half of a new place, and nobody whose other half is not known', () => {
    const shown = new Shown();
    shown.take({ type: 'snapshot', providers: [aProvider(1)] });
    const half = (id: number) => ({ id, latitude: 40 });
    shown.take({ type: 'delta', upsert: [half(1), half(2)], remove: [] });
    expect(placesOf(shown)).toEqual([[1, { latitude: 40, longitude: 32.8 }]]);
  });

  it('is clusters only while they are sent', () => {
    const shown = new Shown();
    shown.take({ type: 'snapshot', providers: [aProvider(1)] });
    shown.take({ type: 'clusters', clusters: [{ latitude: 39, longitude: 32, count: 5 }] });
    expect(shown.places.size).toBe(0);
    expect(shown.clusters).toHaveLength(1);
    shown.take({ type: 'snapshot', providers: [aProvider(1)] });
    expect(shown.clusters).toBeUndefined();
  });

  it('is nothing until the first frame that fills it', () => {
    const shown = new Shown();
    shown.take({ type: 'ready', userId: 1 });
    expect(shown.isFilled).toBe(false);
  });
});
