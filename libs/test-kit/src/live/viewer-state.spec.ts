import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { LiveUpsert } from '@rotadas/contracts/live/server-frame';
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
    ['shows an unknown provider', showing(1, 7), INSIDE, 'shows 7, which is unknown'],
    ['shows nothing', new ViewerState(), INSIDE, 'shows nothing'],
  ])('is wrong when it %s', (_, shown, place, text) => {
    const found = differences(shown, new Map([[1, place]]), looking);
    expect(found).toEqual([expect.stringContaining(text)]);
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

const aProvider = (id: number) => ({
  id,
  latitude: 39.9,
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

describe('ViewerState', () => {
  let shown: ViewerState;
  const listPlaces = () =>
    Array.from(shown.places, ([id, { latitude, longitude }]) => [id, latitude, longitude]);
  const change = (...upsert: LiveUpsert[]) => shown.apply({ type: 'delta', upsert, remove: [2, 99] });
  beforeEach(() => {
    shown = new ViewerState();
    shown.apply({ type: 'snapshot', providers: [aProvider(1), aProvider(2)] });
  });

  it('is replaced by a snapshot', () => {
    shown.apply({ type: 'snapshot', providers: [aProvider(3)] });
    expect(listPlaces()).toEqual([[3, 39.9, 32.8]]);
  });

  it('applies moves, new markers and removals', () => {
    change({ id: 1, latitude: 40, longitude: 33, at: 2 }, aProvider(3));
    expect(listPlaces()).toEqual([
      [1, 40, 33],
      [3, 39.9, 32.8],
    ]);
  });

  it('keeps the place of a marker of which only a label changed', () => {
    change({ id: 1, phone: '0555' });
    expect(listPlaces()).toEqual([[1, 39.9, 32.8]]);
  });

  it('applies a single new coordinate only if the other is known', () => {
    change({ id: 1, latitude: 40 }, { id: 3, latitude: 40 });
    expect(listPlaces()).toEqual([[1, 40, 32.8]]);
  });

  it('has clusters only while they are sent', () => {
    shown.apply({ type: 'clusters', clusters: [{ latitude: 39, longitude: 32, count: 5 }] });
    expect([shown.places.size, shown.clusters?.length]).toEqual([0, 1]);
    shown.apply({ type: 'snapshot', providers: [aProvider(1)] });
    expect(shown.clusters).toBeUndefined();
  });

  it('is empty until the first snapshot', () => {
    const opened = new ViewerState();
    opened.apply({ type: 'ready', userId: 1 });
    expect(opened.isFilled).toBe(false);
  });
});
