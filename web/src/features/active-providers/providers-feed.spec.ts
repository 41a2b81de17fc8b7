import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ClustersFrame, ServerFrame } from '@rotadas/contracts/live/server-frame';
import { jest } from '@jest/globals';
import { aProvider } from '../../../test/support/builders.js';
import { LiveView, ProvidersFeed, type ProvidersInView } from './providers-feed.js';
import type { LiveSubscriber } from '../../shared/live/live-connection.js';
import type { RequestedList } from './requested-area.js';

const taxi = aProvider(1, { at: 1_000 });
const boat: ActiveProvider = { ...taxi, id: 2, activeService: 'sea_tours' };

function started(): LiveView {
  const view = new LiveView();
  view.take({ type: 'snapshot', providers: [taxi, boat] });
  return view;
}

describe('LiveView', () => {
  it('shows nothing before the snapshot, even if deltas of an earlier watch arrive', () => {
    const view = new LiveView();
    expect(view.take({ type: 'delta', upsert: [taxi], remove: [] })).toBe(false);
    expect(view.read()).toBeNull();
  });

  it('merges a burst of deltas by id; an unchanged provider stays the same object', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.98, at: 2_000 }], remove: [] });
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.99, at: 3_000 }], remove: [] });
    const { providers } = view.read() ?? { providers: [] };
    expect(providers).toEqual([{ ...taxi, latitude: 39.99, at: 3_000 }, boat]);
    expect(providers[1]).toBe(boat);
  });

  it('applies the details of an edited offer, and drops those that were removed', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 1, seats: 2, stops: ['Polatlı'] }], remove: [] });
    view.take({ type: 'delta', upsert: [{ id: 1, latitude: 39.98 }], remove: [] });
    expect(view.read()?.providers[0]).toEqual({ ...taxi, latitude: 39.98, seats: 2, stops: ['Polatlı'] });
    view.take({ type: 'delta', upsert: [{ id: 1, seats: 3, stops: null }], remove: [] });
    expect(view.read()?.providers[0]).toStrictEqual({ ...taxi, latitude: 39.98, seats: 3 });
  });

  it('adds providers that enter the view and removes those that leave it', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ ...taxi, id: 3 }], remove: [1, 99] });
    expect(view.read()?.providers.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('ignores a change of an unknown provider', () => {
    const view = started();
    view.take({ type: 'delta', upsert: [{ id: 9, latitude: 40, longitude: 33 }], remove: [] });
    expect(view.read()?.providers).toHaveLength(2);
  });

  it('shows clusters in place of providers, and providers again after the next snapshot', () => {
    const view = started();
    const clusters = [{ latitude: 39, longitude: 33, count: 4_000 }];
    view.take({ type: 'clusters', clusters });
    expect(view.read()).toEqual({ providers: [], clusters });
    view.take({ type: 'snapshot', providers: [boat] });
    expect(view.read()).toEqual({ providers: [boat], clusters: null });
  });

  it('replaces everything by a snapshot', () => {
    const view = started();
    view.take({ type: 'snapshot', providers: [boat] });
    expect(view.read()?.providers).toEqual([boat]);
  });
});

const asked = (west: number): RequestedList => ({
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
  let user: LiveSubscriber | null = null;
  const frames: (() => void)[] = [];
  const live = {
    subscribe: (joined: LiveSubscriber) => {
      user = joined;
      return () => void (user = null);
    },
    send: (frame: ClientFrame) => isOpen && sent.push(frame) > 0,
  };
  const feed = new ProvidersFeed(live, (task) => void frames.push(task));
  const open = () => {
    isOpen = true;
    user?.onOpen();
  };
  return {
    feed,
    sent,
    isJoined: () => user !== null,
    open,
    /** Follows the area at 32 degrees on an open connection. */
    followed: (put: (view: ProvidersInView) => void = () => undefined) => {
      const stop = feed.follow(asked(32), put);
      open();
      return stop;
    },
    lose: () => {
      isOpen = false;
      user?.onLost();
    },
    tell: (frame: ServerFrame) => user?.onFrame(frame),
    nextFrame: () => frames.splice(0).forEach((task) => task()),
  };
}

describe('ProvidersFeed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('watches the area once connected, and again on each new connection', () => {
    const { sent, open, lose, followed } = aFeed();
    followed();
    lose();
    open();
    expect(sent).toEqual([
      { type: 'watch', bbox: [32, 39, 33, 40], zoom: 10, serviceType: 'all' },
      { type: 'watch', bbox: [32, 39, 33, 40], zoom: 10, serviceType: 'all' },
    ]);
  });

  it('shows a burst of frames once, at the next frame of the screen', () => {
    const put = jest.fn<(view: ProvidersInView) => void>();
    const { tell, nextFrame, followed } = aFeed();
    followed(put);
    tell(EMPTY);
    tell(cluster(2_100));
    tell(cluster(2_200));
    expect(put).not.toHaveBeenCalled();
    nextFrame();
    expect(put.mock.calls).toEqual([[{ providers: [], clusters: cluster(2_200).clusters }]]);
  });

  it('flows from the first answer to the loss of the connection', () => {
    const { feed, lose, tell, followed } = aFeed();
    followed();
    expect(feed.flows.get()).toBe(false);
    tell(EMPTY);
    expect(feed.flows.get()).toBe(true);
    lose();
    expect(feed.flows.get()).toBe(false);
    expect(feed.now(asked(32))).toBeNull();
  });

  it('does not flow while the server is unavailable', () => {
    const { feed, tell, followed } = aFeed();
    followed();
    tell(EMPTY);
    tell({ type: 'error', code: 'dependency-away', error: 'Şu an olmuyor.' });
    expect(feed.flows.get()).toBe(false);
  });

  it('knows nothing of an area that was watched before', () => {
    const put = jest.fn<(view: ProvidersInView) => void>();
    const { feed, tell, nextFrame, followed } = aFeed();
    followed(put);
    tell(EMPTY);
    const stop = feed.follow(asked(35), () => undefined);
    nextFrame();
    expect(put).not.toHaveBeenCalled();
    expect(feed.now(asked(32))).toBeNull();
    stop();
  });

  it('waits for the first frame of an area while connected, at most 1.5 s', async () => {
    const { feed, open, tell } = aFeed();
    feed.follow(asked(32), () => undefined);
    expect(await feed.first(asked(32))).toBeNull();
    open();
    const soon = feed.first(asked(32));
    tell(EMPTY);
    expect(await soon).toEqual({ providers: [], clusters: null });
    feed.follow(asked(35), () => undefined);
    const late = feed.first(asked(35));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(await late).toBeNull();
  });

  it('leaves the connection, and watches nothing, without followers', () => {
    const { sent, isJoined, followed } = aFeed();
    followed()();
    expect(sent.at(-1)).toMatchObject({ type: 'watch', zoom: 24 });
    expect(isJoined()).toBe(false);
  });
});
