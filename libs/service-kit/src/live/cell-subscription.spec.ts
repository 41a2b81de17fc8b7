import { jest } from '@jest/globals';
import type { Cell } from '@rotadas/contracts/live/cell';
import { liveRpc } from '@rotadas/contracts/live/live.rpc';
import { CELL_IDLE_MS, liveSubject } from '@rotadas/contracts/live/live.subjects';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { InMemoryNatsSubscriber } from '../testing/in-memory-nats-subscriber.js';
import { InMemoryRpcClient } from '../testing/in-memory-rpc-client.js';
import { AMirror, aVersionedProvider } from '../../test/support/a-mirror.js';
import { CellSubscription, GapDetector } from './cell-subscription.js';

type Page = ReplyOf<typeof liveRpc.snapshot>;

const createSubscription = (mirror: AMirror, cell: Cell | null, page: () => Page) => {
  const rpc = new InMemoryRpcClient();
  rpc.handle(liveRpc.snapshot, page);
  return new CellSubscription(cell, {
    subscriber: new InMemoryNatsSubscriber(),
    rpc,
    mirror,
    subjectFor: liveSubject,
    isMirrored: () => true,
    onChange: () => undefined,
  });
};

describe('CellSubscription', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Time of the second snapshot, s, if the first one took `seconds`. */
  async function refreshedAt(seconds: number): Promise<number> {
    const subscription = createSubscription(new AMirror(), null, () => {
      now += seconds * 1_000;
      return { providers: [], cursor: null };
    });
    await subscription.ready();
    const resync = jest.spyOn(subscription, 'resync').mockReturnValue(undefined);
    let second = now / 1_000;
    for (; resync.mock.calls.length === 0 && second < 10_000; second += 1)
      subscription.refresh(second * 1_000);
    subscription.close();
    return second - 1;
  }

  it('refreshes a snapshot after 45 s, or after 50 times its duration', async () => {
    expect(await refreshedAt(0)).toBe(46);
    expect(await refreshedAt(10)).toBe(511);
  });

  it('takes a snapshot page by page, removes missing providers, and keeps those that arrived meanwhile', async () => {
    const mirror = new AMirror();
    for (const id of [1, 2]) mirror.put(aVersionedProvider({ id }));
    const pages = [
      { providers: [aVersionedProvider({ id: 2 })], cursor: '7' },
      { providers: [aVersionedProvider({ id: 3 })], cursor: null },
    ];
    const subscription = createSubscription(mirror, '519:851', () => {
      if (pages.length === 1) mirror.put(aVersionedProvider({ id: 4 }));
      const page = pages.shift();
      if (!page) throw new Error('there is no such page');
      return page;
    });
    await subscription.ready();
    subscription.close();
    expect([...mirror.all()].map(({ id }) => id)).toEqual([2, 4, 3]);
  });
});

describe('GapDetector', () => {
  it('detects a missing message of a series, but neither its beginning nor a repetition', () => {
    const detector = new GapDetector();
    const gaps = [5, 6, 6, 7, 9, 10].map((seq) => detector.isGap('a', '1:1', seq));
    expect(gaps).toEqual([false, false, false, false, true, false]);
    expect(detector.isGap('b', '1:1', 3)).toBe(false);
    expect(detector.isGap('a', '1:2', 3)).toBe(false);
  });

  it('takes a lower number as the beginning of another series, whose first message may be missing', () => {
    const detector = new GapDetector();
    const gaps = [7, 1, 2, 4, 2, 3].map((seq) => detector.isGap('a', '1:1', seq));
    expect(gaps).toEqual([false, false, false, true, true, false]);
  });

  it('forgets the series of an idle cell', () => {
    jest.useFakeTimers();
    const detector = new GapDetector();
    for (const cell of ['1:1', '1:2']) detector.isGap('a', cell, 1);
    for (const seq of [2, 3]) {
      jest.advanceTimersByTime(CELL_IDLE_MS);
      detector.isGap('a', '1:2', seq);
    }
    expect(detector.isGap('a', '1:1', 5)).toBe(false);
    expect(detector.isGap('a', '1:2', 5)).toBe(true);
    jest.useRealTimers();
  });

  it('forgets only the series of a publisher that ended', () => {
    const detector = new GapDetector();
    for (const publisher of ['a', 'b']) detector.isGap(publisher, '1:1', 1);
    detector.forget('a');
    expect(detector.isGap('a', '1:1', 5)).toBe(false);
    expect(detector.isGap('b', '1:1', 5)).toBe(true);
  });
});
