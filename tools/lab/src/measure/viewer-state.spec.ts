import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { differences, ViewerState } from './viewer-state.ts';

const ANKARA: BoundingBox = [32.5, 39.7, 33.2, 40.2];
const looking = { bbox: ANKARA, zoom: 12 };
const INSIDE = { latitude: 39.9, longitude: 32.8 };
const OUTSIDE = { latitude: 41, longitude: 29 };

const showing = (...ids: number[]) => {
  const shown = new ViewerState();
  shown.apply({ type: 'snapshot', providers: [] });
  for (const id of ids) shown.places.set(id, INSIDE);
  return shown;
};

describe('a viewer compared with the acknowledged positions', () => {
  it('is correct if it shows exactly the providers in view', () => {
    const expected = new Map([
      [1, INSIDE],
      [2, OUTSIDE],
    ]);
    expect(differences(showing(1), expected, looking)).toEqual([]);
  });

  it.each([
    ['lacks a marker', showing(), INSIDE, 'lacks 1'],
    ['shows an old place', showing(1), { ...INSIDE, latitude: 39.8 }, 'instead of 39.8,32.8'],
    ['still shows a marker that left', showing(1), OUTSIDE, 'still shows 1'],
    ['shows nothing', new ViewerState(), INSIDE, 'shows nothing'],
  ])('is wrong when it %s', (_, shown, place, text) => {
    const found = differences(shown, new Map([[1, place]]), looking);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(text);
  });

  it('is wrong if it shows an unknown provider', () => {
    expect(differences(showing(7), new Map(), looking)).toEqual(['shows 7, which is unknown']);
  });

  it('must count all providers in the whole cells of the cluster grid', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'clusters', clusters: [{ ...INSIDE, count: 2 }] });
    const wide = { bbox: ANKARA, zoom: 5 };
    const two = new Map([
      [1, INSIDE],
      [2, { latitude: 39.95, longitude: 32.9 }],
    ]);
    expect(differences(shown, two, wide)).toEqual([]);
    expect(differences(shown, new Map([[1, INSIDE]]), wide)).toEqual(['counts 2 of 1']);
  });
});

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

const listPlaces = ({ places }: ViewerState) =>
  Array.from(places, ([id, { latitude, longitude }]) => [id, { latitude, longitude }]);

describe('ViewerState', () => {
  it('is replaced by a snapshot', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    shown.apply({ type: 'snapshot', providers: [aProvider(2)] });
    expect([...shown.places.keys()]).toEqual([2]);
  });

  it('applies moves, new markers and removals', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1), aProvider(2)] });
    shown.apply({
      type: 'delta',
      upsert: [{ id: 1, latitude: 40, longitude: 33, at: 2 }, aProvider(3)],
      remove: [2, 99],
    });
    expect(listPlaces(shown)).toEqual([
      [1, { latitude: 40, longitude: 33 }],
      [3, { latitude: 39.9, longitude: 32.8 }],
    ]);
  });

  it('keeps the place of a marker of which only a label changed', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    shown.apply({ type: 'delta', upsert: [{ id: 1, phone: '0555' }], remove: [] });
    expect(listPlaces(shown)).toEqual([[1, { latitude: 39.9, longitude: 32.8 }]]);
  });

  it('applies a single new coordinate only if the other is known', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    const half = (id: number) => ({ id, latitude: 40 });
    shown.apply({ type: 'delta', upsert: [half(1), half(2)], remove: [] });
    expect(listPlaces(shown)).toEqual([[1, { latitude: 40, longitude: 32.8 }]]);
  });

  it('has clusters only while they are sent', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    shown.apply({ type: 'clusters', clusters: [{ latitude: 39, longitude: 32, count: 5 }] });
    expect(shown.places.size).toBe(0);
    expect(shown.clusters).toHaveLength(1);
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    expect(shown.clusters).toBeUndefined();
  });

  it('is empty until the first snapshot', () => {
    const shown = new ViewerState();
    shown.apply({ type: 'ready', userId: 1 });
    expect(shown.isFilled).toBe(false);
  });
});
