import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ClustersFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { jest } from '@jest/globals';
import { aProvider } from '../../../test/support/builders.js';
import { LiveView, ProvidersFeed } from './providers-feed.js';
import { type RequestedList, toArea } from './requested-area.js';
import type { ProvidersInView } from './providers-in-view.js';
import type { LiveSubscriber } from '../../shared/live/live-connection.js';

const taxi = aProvider(1, { at: 1_000 });
const boat: ActiveProvider = { ...taxi, id: 2, activeService: 'sea_tours' };

function createView(): LiveView {
  const view = new LiveView();
  view.apply({ type: 'snapshot', providers: [taxi, boat] });
  return view;
}

describe('LiveView', () => {
  it('shows nothing before the snapshot, even if deltas of an earlier watch arrive', () => {
    const view = new LiveView();
    expect(view.apply({ type: 'delta', upsert: [taxi], remove: [] })).toBe(false);
    expect(view.read()).toBeNull();
  });

  it('merges deltas by id and keeps the identity of unchanged providers', () => {
    const view = createView();
    view.apply({ type: 'delta', upsert: [{ id: 1, latitude: 39.98, at: 2_000 }], remove: [] });
    view.apply({ type: 'delta', upsert: [{ id: 1, latitude: 39.99, at: 3_000 }], remove: [] });
    const { providers } = view.read() ?? { providers: [] };
    expect(providers).toEqual([{ ...taxi, latitude: 39.99, at: 3_000 }, boat]);
    expect(providers[1]).toBe(boat);
  });

  it('is frozen, so that the store does not visit all providers', () => {
    expect(Object.isFrozen(createView().read())).toBe(true);
  });

  it('applies the details of an edited offer, and drops those that were removed', () => {
    const view = createView();
    view.apply({ type: 'delta', upsert: [{ id: 1, seats: 2, stops: ['Polatlı'] }], remove: [] });
    view.apply({ type: 'delta', upsert: [{ id: 1, latitude: 39.98 }], remove: [] });
    expect(view.read()?.providers[0]).toEqual({ ...taxi, latitude: 39.98, seats: 2, stops: ['Polatlı'] });
    view.apply({ type: 'delta', upsert: [{ id: 1, seats: 3, stops: null }], remove: [] });
    expect(view.read()?.providers[0]).toStrictEqual({ ...taxi, latitude: 39.98, seats: 3 });
  });

  it('adds providers that enter the view, removes those that leave it, and ignores unknown ones', () => {
    const view = createView();
    const upsert = [
      { ...taxi, id: 3 },
      { id: 9, latitude: 40, longitude: 33 },
    ];
    view.apply({ type: 'delta', upsert, remove: [1, 99] });
    expect(view.read()?.providers.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('replaces providers and clusters by each other and by the next snapshot', () => {
    const view = createView();
    const clusters = [{ latitude: 39, longitude: 33, count: 4_000 }];
    view.apply({ type: 'clusters', clusters });
    expect(view.read()).toEqual({ providers: [], clusters });
    for (const providers of [[taxi], [boat]]) {
      view.apply({ type: 'snapshot', providers });
      expect(view.read()).toEqual({ providers, clusters: null });
    }
  });
});

const areaAt = (west: number): RequestedList => ({
  serviceType: 'all',
  area: { bbox: [west, 39, west + 1, 40], zoom: 10 },
});
const EMPTY: ServerFrame = { type: 'snapshot', providers: [] };
const cluster = (count: number): ClustersFrame => ({
  type: 'clusters',
  clusters: [{ latitude: 39, longitude: 33, count }],
});

function aFeed() {
  const sent: ClientFrame[] = [];
  let isOpen = false;
  let current: LiveSubscriber | null = null;
  const frames: (() => void)[] = [];
  const live = {
    subscribe: (subscriber: LiveSubscriber) => {
      current = subscriber;
      return () => void (current = null);
    },
    send: (frame: ClientFrame) => isOpen && sent.push(frame) > 0,
  };
  const feed = new ProvidersFeed(live, (task) => void frames.push(task));
  const open = () => {
    isOpen = true;
    current?.onOpen?.();
  };
  return {
    feed,
    sent,
    isSubscribed: () => current !== null,
    open,
    /** Follows the area at 32 degrees on an open connection. */
    watchArea: (onChange: (view: ProvidersInView) => void = () => undefined) => {
      const stop = feed.watchArea(areaAt(32), onChange);
      open();
      return stop;
    },
    lose: () => {
      isOpen = false;
      current?.onLost?.(null);
    },
    receive: (frame: ServerFrame) => current?.onFrame(frame),
    nextFrame: () => frames.splice(0).forEach((task) => task()),
  };
}

describe('ProvidersFeed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('watches the area once connected, and again on each new connection', () => {
    const { sent, open, lose, watchArea } = aFeed();
    watchArea();
    lose();
    open();
    expect(sent).toEqual([
      { type: 'watch', bbox: [32, 39, 33, 40], zoom: 10, serviceType: 'all' },
      { type: 'watch', bbox: [32, 39, 33, 40], zoom: 10, serviceType: 'all' },
    ]);
  });

  it('publishes a burst of frames once, in the next animation frame', () => {
    const onChange = jest.fn<(view: ProvidersInView) => void>();
    const { receive, nextFrame, watchArea } = aFeed();
    watchArea(onChange);
    receive(EMPTY);
    receive(cluster(2_100));
    receive(cluster(2_200));
    expect(onChange).not.toHaveBeenCalled();
    nextFrame();
    expect(onChange.mock.calls).toEqual([[{ providers: [], clusters: cluster(2_200).clusters }]]);
  });

  it('is live from the first frame until the connection is lost', () => {
    const { feed, lose, receive, watchArea } = aFeed();
    watchArea();
    expect(feed.isLive.get()).toBe(false);
    receive(EMPTY);
    expect(feed.isLive.get()).toBe(true);
    lose();
    expect(feed.isLive.get()).toBe(false);
    expect(feed.current(areaAt(32))).toBeNull();
  });

  it('is not live while the server is unavailable', () => {
    const { feed, receive, watchArea } = aFeed();
    watchArea();
    receive(EMPTY);
    receive({ type: 'error', code: 'service-unavailable', error: 'Şu an olmuyor.' });
    expect(feed.isLive.get()).toBe(false);
  });

  it('is limited while the server counts providers for want of regions, until the next area', () => {
    const { feed, receive, watchArea } = aFeed();
    watchArea();
    receive({ type: 'error', code: 'regions-exhausted', error: 'Bu kadar.' });
    receive(cluster(40));
    expect([feed.isLimited.get(), feed.isLive.get()]).toEqual([true, true]);
    feed.watchArea(areaAt(35), () => undefined);
    expect(feed.isLimited.get()).toBe(false);
  });

  it('has no view of a previously watched area', () => {
    const onChange = jest.fn<(view: ProvidersInView) => void>();
    const { feed, receive, nextFrame, watchArea } = aFeed();
    watchArea(onChange);
    receive(EMPTY);
    const stop = feed.watchArea(areaAt(35), () => undefined);
    nextFrame();
    expect(onChange).not.toHaveBeenCalled();
    expect(feed.current(areaAt(32))).toBeNull();
    stop();
  });

  it('waits for the first frame of an area while connected, at most 1.5 s', async () => {
    const { feed, open, receive } = aFeed();
    feed.watchArea(areaAt(32), () => undefined);
    expect(await feed.waitForFirst(areaAt(32))).toBeNull();
    open();
    const soon = feed.waitForFirst(areaAt(32));
    receive(EMPTY);
    expect(await soon).toEqual({ providers: [], clusters: null });
    feed.watchArea(areaAt(35), () => undefined);
    const late = feed.waitForFirst(areaAt(35));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await late).toBeNull();
  });

  it('unsubscribes and watches an empty area without followers', () => {
    const { sent, isSubscribed, watchArea } = aFeed();
    watchArea()();
    expect(sent.at(-1)).toMatchObject({ type: 'watch', zoom: 24 });
    expect(isSubscribed()).toBe(false);
  });

  it('watches no empty area if nothing else uses the connection: it would cost a region', () => {
    let isOpen = true;
    const send = jest.fn(() => isOpen);
    const feed = new ProvidersFeed({ subscribe: () => () => void (isOpen = false), send }, () => undefined);
    feed.watchArea(areaAt(32), () => undefined)();
    expect(send.mock.results).toEqual([{ type: 'return', value: false }]);
  });
});

describe('toArea', () => {
  const ankara = { bbox: [32.8, 39.9, 32.9, 40.0] as [number, number, number, number], zoom: 12.4 };

  it('contains the whole viewport', () => {
    const [west, south, east, north] = toArea(ankara)?.bbox ?? [0, 0, 0, 0];
    expect([west <= 32.8, south <= 39.9, east >= 32.9, north >= 40.0]).toEqual([true, true, true, true]);
  });

  it('is unchanged by a short pan and within one zoom level', () => {
    const panned = { bbox: [32.801, 39.901, 32.901, 40.001] as [number, number, number, number], zoom: 12.7 };
    expect(toArea(panned)).toEqual(toArea(ankara));
  });

  it('uses the zoom of the cluster grid, one less than the map zoom', () => {
    expect(toArea(ankara)?.zoom).toBe(11);
  });

  it('is null for an empty viewport', () => {
    expect(toArea({ bbox: [32.8, 39.9, 32.8, 39.9], zoom: 12 })).toBeNull();
  });
});
