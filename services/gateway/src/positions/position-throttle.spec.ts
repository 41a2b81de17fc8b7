import { jest } from '@jest/globals';
import { PositionThrottle } from './position-throttle.js';

describe('PositionThrottle', () => {
  let stored: number[];
  let acks: number[];
  let rejections: [number, unknown][];
  let replaced: number;
  let store: (latitude: number) => Promise<void>;
  let throttle: PositionThrottle;
  beforeEach(() => {
    jest.useFakeTimers();
    [stored, acks, rejections, replaced] = [[], [], [], 0];
    store = async (latitude) => void stored.push(latitude);
    throttle = new PositionThrottle({
      store: ({ latitude }) => store(latitude),
      acknowledge: (seq) => acks.push(seq),
      reject: (seq, error) => rejections.push([seq, error]),
      onReplaced: () => (replaced += 1),
      intervalMs: 1_000,
    });
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** `gapMs` apart. */
  const push = async (from: number, to: number, gapMs: number) => {
    for (let seq = from; seq <= to; seq += 1) {
      throttle.push(seq, { latitude: seq, longitude: 32 });
      await pass(gapMs);
    }
  };

  it('stores and acknowledges each position of a client that sends one per interval', async () => {
    await push(1, 5, 1_000);
    expect([stored, acks, replaced]).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 0]);
  });

  it('stores the newest position per interval, and acknowledges the replaced ones with it', async () => {
    await push(1, 25, 100);
    expect(stored).toEqual([1, 10, 20]);
    await pass(1_000);
    expect([stored, acks, replaced]).toEqual([[1, 10, 20, 25], [1, 10, 20, 25], 21]);
  });

  describe('while a position is being stored', () => {
    let reply: PromiseWithResolvers<undefined>;
    beforeEach(async () => {
      reply = Promise.withResolvers();
      store = async (latitude) => {
        stored.push(latitude);
        await reply.promise;
      };
      await push(1, 3, 1_000);
    });

    it('does not acknowledge it', async () => {
      expect(acks).toEqual([]);
      reply.resolve(undefined);
      await pass(0);
      expect(acks).toEqual([1, 3]);
    });

    it('stores no other, then the newest', async () => {
      expect(stored).toEqual([1]);
      reply.resolve(undefined);
      await pass(0);
      expect(stored).toEqual([1, 3]);
    });
  });

  it('reports a rejection, and continues', async () => {
    const rejection = new Error('offline');
    store = () => Promise.reject(rejection);
    await push(1, 1, 1_000);
    store = () => Promise.resolve();
    await push(2, 2, 1_000);
    expect([rejections, acks]).toEqual([[[1, rejection]], [2]]);
  });
});
