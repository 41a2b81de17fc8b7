import { jest } from '@jest/globals';
import { toCell } from '@rotadas/contracts/live/cell';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { type DeltaFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { aVersionedProvider } from '../../../test/support/builders.js';
import { ProviderMirror } from '../mirror/provider-mirror.js';
import { View } from './view.js';
import { viewKey, type Viewport } from './viewport.js';

const VIEWPORT = {
  bbox: [32, 39, 33, 40] as [number, number, number, number],
  zoom: 12,
  serviceType: 'all' as const,
  precision: 'exact' as const,
};

const aProvider = (id: number, change: Partial<VersionedProvider> = {}) =>
  aVersionedProvider({ id, latitude: 39.5, longitude: 32.5, ...change });

describe('View', () => {
  const mirrorWith = (count: number) => {
    const mirror = new ProviderMirror();
    for (let id = 1; id <= count; id += 1) mirror.put(aProvider(id));
    return mirror;
  };
  const open = (mirror: ProviderMirror, viewport: Partial<Viewport> = {}) => {
    const ages: number[] = [];
    const view = new View({ ...VIEWPORT, ...viewport }, mirror, (seconds) => void ages.push(seconds));
    const join = (hidden: ReadonlySet<number> = new Set()) => {
      const bytes: Buffer[] = [];
      const frames: ServerFrame[] = [];
      const viewer = {
        hidden,
        offer: (frame: Buffer) => {
          bytes.push(frame);
          frames.push(ServerFrame.parse(JSON.parse(frame.toString())));
        },
        reject: () => undefined,
      };
      view.join(viewer);
      return { viewer, bytes, frames };
    };
    const { frames, bytes } = join();
    mirror.takeChanges();
    view.open();
    const tick = (now = 5_000_000) => view.tick(mirror.takeChanges(), now);
    return { view, frames, bytes, ages, tick, join };
  };
  const step = (mirror: ProviderMirror, id: number, version: number, latitude: number) =>
    mirror.move(toCell({ latitude, longitude: 32.5 }), { id, latitude, longitude: 32.5, at: 6_000, version });

  it('starts with a snapshot, then sends changes', () => {
    const mirror = mirrorWith(2);
    const { frames, tick } = open(mirror);
    expect(frames).toMatchObject([{ type: 'snapshot', providers: [{ id: 1 }, { id: 2 }] }]);
    step(mirror, 2, 2, 39.6);
    tick();
    expect(frames[1]).toEqual({
      type: 'delta',
      upsert: [{ id: 2, latitude: 39.6, longitude: 32.5, at: 6_000 }],
      remove: [],
    });
    tick();
    expect(frames).toHaveLength(2);
  });

  it('observes the age of the first position of a delta', () => {
    const mirror = mirrorWith(1);
    const { ages, tick } = open(mirror);
    step(mirror, 1, 2, 39.6);
    tick();
    expect(ages).toEqual([]);
    step(mirror, 1, 3, 39.7);
    mirror.addArrival(toCell({ latitude: 39.7, longitude: 32.5 }), Date.now() - 2_000);
    tick();
    expect(ages).toEqual([expect.closeTo(2, 0)]);
  });

  it('sends all fields of new providers, changed fields of known ones and ids of removed ones', () => {
    const mirror = mirrorWith(2);
    const { frames, tick } = open(mirror);
    mirror.put(aProvider(3));
    mirror.put(aProvider(1, { version: 2, fullName: 'Ayşe Kaya' }));
    step(mirror, 2, 2, 41);
    tick();
    const delta: DeltaFrame | undefined = frames.find((frame) => frame.type === 'delta');
    expect(delta?.upsert).toContainEqual(expect.objectContaining({ id: 3, serviceTo: 'Konya' }));
    expect(delta?.upsert).toContainEqual({
      id: 1,
      fullName: 'Ayşe Kaya',
      latitude: 39.5,
      longitude: 32.5,
      at: 5_000,
    });
    expect(delta?.remove).toEqual([2]);
  });

  it('sends a move between two cells of the view once', () => {
    const mirror = mirrorWith(1);
    const { frames, tick } = open(mirror);
    step(mirror, 1, 2, 39.9);
    tick();
    expect(frames[1]).toMatchObject({ upsert: [{ id: 1, latitude: 39.9 }], remove: [] });
  });

  it('switches to clusters over 2,000 providers, and back when there are few enough', () => {
    const mirror = mirrorWith(2_001);
    const { frames, tick } = open(mirror);
    expect(frames).toEqual([
      { type: 'clusters', clusters: [{ latitude: 39.5, longitude: 32.5, count: 2_001 }] },
    ]);
    for (let id = 1; id <= 201; id += 1) step(mirror, id, 2, 41);
    tick();
    expect(frames.at(-1)).toMatchObject({ type: 'snapshot', providers: { length: 1_800 } });
  });

  it('sends clusters when zoomed out, at most once a second', () => {
    const mirror = mirrorWith(3);
    const { frames, tick } = open(mirror, { zoom: 6 });
    expect(frames).toMatchObject([{ type: 'clusters', clusters: [{ count: 3 }] }]);
    mirror.put(aProvider(4));
    tick(5_000_000);
    mirror.put(aProvider(5));
    tick(5_000_500);
    expect(frames.at(-1)).toMatchObject({ clusters: [{ count: 4 }] });
    tick(5_001_000);
    expect(frames.at(-1)).toMatchObject({ clusters: [{ count: 5 }] });
  });

  it('uses coarse positions for anonymous viewers, also to enter and leave the view', () => {
    const mirror = mirrorWith(0);
    mirror.put(aProvider(1, { latitude: 39.12345 }));
    mirror.put(aProvider(2, { latitude: 39.50021 }));
    mirror.put(aProvider(3, { latitude: 39.50049 })); // 39.5 in three decimals, which is inside
    const { frames, tick } = open(mirror, { bbox: [32, 39, 33, 39.5003], precision: 'anonymous' });
    expect(frames).toMatchObject([
      {
        providers: [
          { id: 1, latitude: 39.123 },
          { id: 2, latitude: 39.5 },
          { id: 3, latitude: 39.5 },
        ],
      },
    ]);
    step(mirror, 1, 2, 39.23456);
    step(mirror, 2, 2, 39.50051);
    tick();
    expect(frames[1]).toMatchObject({ upsert: [{ id: 1, latitude: 39.235 }], remove: [2] });
  });

  it('sends anonymous viewers no name, phone number or description, also if they change', () => {
    const mirror = mirrorWith(0);
    const person = { fullName: 'Ayşe Kaya', phone: '+90 555 123 45 67', serviceDescription: 'Ara: Ayşe' };
    mirror.put(aProvider(1, person));
    const { frames, tick } = open(mirror, { precision: 'anonymous' });
    mirror.put(aProvider(1, { version: 2, fullName: 'Ayşe Ak', phone: '1', serviceDescription: 'Ayşe' }));
    tick();
    mirror.put(aProvider(1, { ...person, version: 3, serviceTo: 'Bolu', seats: 2 }));
    tick();
    const place = { id: 1, latitude: 39.5, longitude: 32.5, at: 5_000 };
    expect(frames).toEqual([
      {
        type: 'snapshot',
        providers: [ActiveProvider.parse(aProvider(1, { fullName: '' }))],
      },
      { type: 'delta', upsert: [place], remove: [] },
      { type: 'delta', upsert: [{ ...place, serviceTo: 'Bolu', seats: 2 }], remove: [] },
    ]);
  });

  it('rounds the position of a cluster of one to three decimals', () => {
    const mirror = mirrorWith(0);
    mirror.put(aProvider(1, { latitude: 39.12345 }));
    const { frames } = open(mirror, { zoom: 6 });
    expect(frames).toMatchObject([{ clusters: [{ latitude: 39.123, longitude: 32.5, count: 1 }] }]);
  });

  describe('for a viewer from whom providers are hidden', () => {
    it('leaves them out of snapshots and changes, also when they leave', () => {
      const mirror = mirrorWith(3);
      const { frames, tick, join } = open(mirror);
      const viewer = join(new Set([2, 99]));
      expect(viewer.frames).toMatchObject([{ type: 'snapshot', providers: [{ id: 1 }, { id: 3 }] }]);
      step(mirror, 1, 2, 39.6);
      step(mirror, 2, 2, 39.6);
      tick();
      expect(viewer.frames[1]).toMatchObject({ type: 'delta', upsert: [{ id: 1 }], remove: [] });
      expect(frames.at(-1)).toMatchObject({ upsert: [{ id: 1 }, { id: 2 }] });
      step(mirror, 2, 3, 41);
      step(mirror, 3, 2, 41);
      tick();
      expect(viewer.frames[2]).toMatchObject({ upsert: [], remove: [3] });
      expect(frames.at(-1)).toMatchObject({ upsert: [], remove: [2, 3] });
    });

    it('sends nothing if only hidden providers changed', () => {
      const mirror = mirrorWith(2);
      const { frames, tick, join } = open(mirror);
      const viewer = join(new Set([2]));
      step(mirror, 2, 2, 39.6);
      tick();
      expect([frames.length, viewer.frames.length]).toEqual([2, 1]);
    });

    it('shares the bytes of all viewers while no hidden provider takes part', () => {
      const mirror = mirrorWith(3);
      const { bytes, tick, join } = open(mirror);
      const [elsewhere, beside] = [join(new Set([99])), join(new Set([3]))];
      step(mirror, 1, 2, 39.6);
      tick();
      expect(elsewhere.bytes).toEqual(bytes);
      expect(elsewhere.bytes[0]).toBe(bytes[0]);
      expect(beside.bytes[1]).toBe(bytes[1]);
    });

    it('sends the whole content after a change of the hidden providers', () => {
      const mirror = mirrorWith(2);
      const { view, join } = open(mirror);
      const { viewer, frames } = join();
      for (const hidden of [[1, 2], []]) {
        viewer.hidden = new Set(hidden);
        view.catchUp(viewer);
      }
      expect(frames.slice(1)).toMatchObject([{ providers: [] }, { providers: [{ id: 1 }, { id: 2 }] }]);
    });

    it('counts clusters without them, where they are now, and shows no cluster of them alone', () => {
      const mirror = mirrorWith(3);
      mirror.put(aProvider(4, { latitude: 37, longitude: 28 }));
      const { view, frames, tick, join } = open(mirror, { zoom: 5, bbox: [26, 36, 44, 42] });
      const viewer = join(new Set([3, 4]));
      const visible = [{ latitude: 39.5, longitude: 32.5, count: 2 }];
      expect(frames.at(-1)).toMatchObject({ clusters: [{ count: 3 }, { count: 1 }] });
      expect(viewer.frames).toEqual([{ type: 'clusters', clusters: visible }]);
      mirror.move(toCell({ latitude: 41, longitude: 43 }), {
        ...{ id: 3, latitude: 41, longitude: 43, at: 6_000, version: 2 },
      });
      view.catchUp(viewer.viewer);
      tick();
      expect(viewer.frames.slice(1)).toEqual([viewer.frames[0], viewer.frames[0]]);
      expect(frames.at(-1)).toMatchObject({ clusters: [{ count: 2 }, { count: 1 }, { count: 1 }] });
    });

    it('keeps the clusters of the other viewers current if it joins between two counts', () => {
      const mirror = mirrorWith(2);
      const { frames, tick, join } = open(mirror, { zoom: 6 });
      mirror.put(aProvider(3));
      tick(5_000_000);
      mirror.put(aProvider(4));
      tick(5_000_500);
      join(new Set([1]));
      tick(5_001_000);
      expect(frames.at(-1)).toMatchObject({ clusters: [{ count: 4 }] });
    });

    it('counts clusters for it once per change of the mirror', () => {
      const mirror = mirrorWith(2);
      const scans = jest.spyOn(mirror, 'inCell');
      const { join } = open(mirror, { zoom: 6 });
      scans.mockClear();
      join(new Set([1]));
      join(new Set([2]));
      expect(scans).not.toHaveBeenCalled();
      mirror.put(aProvider(3));
      const { frames } = join(new Set([1]));
      expect(frames).toMatchObject([{ clusters: [{ count: 2 }] }]);
      expect(scans).toHaveBeenCalled();
    });
  });

  it('has another key per precision, except for clusters', () => {
    const anonymous = { ...VIEWPORT, precision: 'anonymous' as const };
    expect(viewKey(anonymous)).not.toBe(viewKey(VIEWPORT));
    expect(viewKey({ ...anonymous, zoom: 6 })).toBe(viewKey({ ...VIEWPORT, zoom: 6 }));
  });

  it('has the same key for viewports with the same content', () => {
    expect(viewKey({ ...VIEWPORT, zoom: 12.2 })).toBe(viewKey({ ...VIEWPORT, zoom: 12.8 }));
    expect(viewKey({ ...VIEWPORT, bbox: [26, 36, 44, 41], zoom: 5 })).toBe(
      viewKey({ ...VIEWPORT, bbox: [26.1, 36.1, 43.9, 41.1], zoom: 5 }),
    );
    expect(viewKey({ ...VIEWPORT, bbox: [32, 39, 33, 40.1] })).not.toBe(viewKey(VIEWPORT));
  });
});
