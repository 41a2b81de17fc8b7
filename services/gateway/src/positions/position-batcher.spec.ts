import { jest } from '@jest/globals';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { PositionBatcher } from './position-batcher.js';

const positionOf = (userId: number, at = 1): Position => ({ userId, latitude: 39, longitude: 32, at });

describe('PositionBatcher', () => {
  type Reply = Promise<PositionOutcome[]>;
  let sent: Position[][] = [];
  /** Replies instead of 'stored'. */
  let replies: (() => Reply)[] = [];
  let arrivals: number[] = [];
  const send = async (positions: Position[], arrivedAt: number): Reply => {
    sent.push(positions);
    arrivals.push(arrivedAt);
    return replies.shift()?.() ?? positions.map(() => 'stored');
  };
  let replaced = 0;
  const batcherOf = (bounds: { batchMax?: number; pendingMax?: number } = {}) =>
    new PositionBatcher({
      send,
      batchMax: 100,
      batchDelayMs: 4,
      inFlightWaitMs: 50,
      pendingMax: 100,
      onReplaced: () => (replaced += 1),
      ...bounds,
    });
  beforeEach(() => {
    [sent, arrivals] = [[], []];
    replies = [];
    replaced = 0;
  });

  it('sends what came within the wait as one batch, and answers each caller with its own outcome', async () => {
    replies = [async () => ['stored', 'offline']];
    const batcher = batcherOf();
    expect(await Promise.all([batcher.add(positionOf(1)), batcher.add(positionOf(2))])).toEqual([
      'stored',
      'offline',
    ]);
    expect(sent).toHaveLength(1);
  });

  it('lets the newest position of a provider stand for all of its callers', async () => {
    const batcher = batcherOf();
    const all = [batcher.add(positionOf(1, 5)), batcher.add(positionOf(1, 9)), batcher.add(positionOf(1, 7))];
    expect(await Promise.all(all)).toEqual(['stored', 'stored', 'stored']);
    expect(sent).toEqual([[positionOf(1, 9)]]);
    expect(replaced).toBe(2);
  });

  it('sends a full batch at once', () => {
    const batcher = batcherOf({ batchMax: 2 });
    void batcher.add(positionOf(1));
    expect(sent).toEqual([]);
    void batcher.add(positionOf(2));
    expect(sent).toHaveLength(1);
  });

  describe('while a batch is on its way', () => {
    let first: PromiseWithResolvers<PositionOutcome[]>;
    beforeEach(() => {
      jest.useFakeTimers();
      first = Promise.withResolvers();
      replies = [() => first.promise];
      const batcher = batcherOf();
      void batcher.add(positionOf(1));
      jest.advanceTimersByTime(4);
      void batcher.add(positionOf(2));
      jest.advanceTimersByTime(20);
      void batcher.add(positionOf(3));
    });
    afterEach(() => void jest.useRealTimers());

    it('gathers on until that is answered', async () => {
      expect(sent).toEqual([[positionOf(1)]]);
      first.resolve(['stored']);
      await jest.advanceTimersByTimeAsync(0);
      expect(sent[1]).toEqual([positionOf(2), positionOf(3)]);
    });

    it('waits no longer for the batch in flight than it may', () => {
      jest.advanceTimersByTime(33);
      expect(sent).toHaveLength(1);
      jest.advanceTimersByTime(1);
      expect(sent[1]).toEqual([positionOf(2), positionOf(3)]);
    });
  });

  it('answers nobody before the batch is answered', async () => {
    const reply = Promise.withResolvers<PositionOutcome[]>();
    replies = [() => reply.promise];
    const batcher = batcherOf({ batchMax: 1 });
    const answered: string[] = [];
    const answer = batcher.add(positionOf(1)).then((outcome) => answered.push(outcome));
    expect(sent).toHaveLength(1);
    expect(answered).toEqual([]);
    reply.resolve(['stored']);
    await answer;
    expect(answered).toEqual(['stored']);
  });

  it('tells every caller of a failure, and goes on afterwards', async () => {
    replies = [() => Promise.reject(new Error('away'))];
    const batcher = batcherOf();
    const refused = await Promise.allSettled([batcher.add(positionOf(1)), batcher.add(positionOf(1))]);
    expect(refused.map((each) => each.status)).toEqual(['rejected', 'rejected']);
    expect(await batcher.add(positionOf(1))).toBe('stored');
  });

  it('fails a caller whose outcome is missing in the reply', async () => {
    replies = [async () => []];
    await expect(batcherOf().add(positionOf(1))).rejects.toThrow('has no outcome');
  });

  it('sends with a batch when its first position arrived', () => {
    jest.useFakeTimers({ now: 1_000 });
    const batcher = batcherOf();
    void batcher.add(positionOf(1));
    jest.advanceTimersByTime(3);
    void batcher.add(positionOf(2));
    jest.advanceTimersByTime(1);
    expect(arrivals).toEqual([1_000]);
    jest.useRealTimers();
  });

  it('counts callers as waiting until their batch is answered', async () => {
    const batcher = batcherOf({ pendingMax: 2 });
    await Promise.all([batcher.add(positionOf(1)), batcher.add(positionOf(1))]);
    const next = [batcher.add(positionOf(1)), batcher.add(positionOf(1))];
    await expect(batcher.add(positionOf(1))).rejects.toMatchObject({ code: 'dependency-away' });
    expect(await Promise.all(next)).toEqual(['stored', 'stored']);
  });

  it('refuses positions while too many wait', async () => {
    const batcher = batcherOf({ pendingMax: 1 });
    const first = batcher.add(positionOf(1));
    await expect(batcher.add(positionOf(2))).rejects.toMatchObject({
      code: 'dependency-away',
      retryAfter: 1,
    });
    expect(await first).toBe('stored');
    expect(await batcher.add(positionOf(2))).toBe('stored');
  });
});
