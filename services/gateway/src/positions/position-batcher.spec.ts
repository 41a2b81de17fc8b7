import { jest } from '@jest/globals';
import type { Position, PositionOutcome } from '@rotadas/contracts/providers/position';
import { PositionBatcher } from './position-batcher.js';

const aPosition = (userId: number, at = 1): Position => ({ userId, latitude: 39, longitude: 32, at });

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
  const createBatcher = (bounds: { batchMax?: number; pendingMax?: number } = {}) =>
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

  it('sends positions within the delay as one batch, and returns each its outcome', async () => {
    replies = [async () => ['stored', 'offline']];
    const batcher = createBatcher();
    expect(await Promise.all([batcher.add(aPosition(1)), batcher.add(aPosition(2))])).toEqual([
      'stored',
      'offline',
    ]);
    expect(sent).toHaveLength(1);
  });

  it('resolves all callers of a provider with the outcome of its newest position', async () => {
    const batcher = createBatcher();
    const all = [batcher.add(aPosition(1, 5)), batcher.add(aPosition(1, 9)), batcher.add(aPosition(1, 7))];
    expect(await Promise.all(all)).toEqual(['stored', 'stored', 'stored']);
    expect(sent).toEqual([[aPosition(1, 9)]]);
    expect(replaced).toBe(2);
  });

  it('sends a full batch immediately', () => {
    const batcher = createBatcher({ batchMax: 2 });
    void batcher.add(aPosition(1));
    expect(sent).toEqual([]);
    void batcher.add(aPosition(2));
    expect(sent).toHaveLength(1);
  });

  describe('while a batch is in flight', () => {
    let first: PromiseWithResolvers<PositionOutcome[]>;
    let batcher: PositionBatcher;
    beforeEach(() => {
      jest.useFakeTimers();
      first = Promise.withResolvers();
      replies = [() => first.promise];
      batcher = createBatcher({ batchMax: 3 });
      void batcher.add(aPosition(1));
      jest.advanceTimersByTime(4);
      void batcher.add(aPosition(2));
      jest.advanceTimersByTime(20);
      void batcher.add(aPosition(3));
    });
    afterEach(() => void jest.useRealTimers());

    it('collects until the reply', async () => {
      expect(sent).toEqual([[aPosition(1)]]);
      first.resolve(['stored']);
      await jest.advanceTimersByTimeAsync(0);
      expect(sent[1]).toEqual([aPosition(2), aPosition(3)]);
    });

    it('waits for the batch in flight up to the limit', () => {
      jest.advanceTimersByTime(33);
      expect(sent).toHaveLength(1);
      jest.advanceTimersByTime(1);
      expect(sent[1]).toEqual([aPosition(2), aPosition(3)]);
    });

    it('waits for all batches in flight', async () => {
      const second = Promise.withResolvers<PositionOutcome[]>();
      replies = [() => second.promise];
      for (const userId of [4, 5]) void batcher.add(aPosition(userId));
      jest.advanceTimersByTime(4);
      first.resolve(['stored']);
      await jest.advanceTimersByTimeAsync(0);
      expect(sent).toHaveLength(2);
      second.resolve(['stored', 'stored', 'stored']);
      await jest.advanceTimersByTimeAsync(0);
      expect(sent[2]).toEqual([aPosition(5)]);
    });
  });

  it('rejects every caller of a failed batch, and continues', async () => {
    replies = [() => Promise.reject(new Error('unavailable'))];
    const batcher = createBatcher();
    const rejected = await Promise.allSettled([batcher.add(aPosition(1)), batcher.add(aPosition(1))]);
    expect(rejected.map((each) => each.status)).toEqual(['rejected', 'rejected']);
    expect(await batcher.add(aPosition(1))).toBe('stored');
  });

  it('fails a caller whose outcome is missing in the reply', async () => {
    replies = [async () => []];
    await expect(createBatcher().add(aPosition(1))).rejects.toThrow('has no outcome');
  });

  it('sends the arrival of the first position with a batch', () => {
    jest.useFakeTimers({ now: 1_000 });
    const batcher = createBatcher();
    void batcher.add(aPosition(1));
    jest.advanceTimersByTime(3);
    void batcher.add(aPosition(2));
    jest.advanceTimersByTime(1);
    expect(arrivals).toEqual([1_000]);
    jest.useRealTimers();
  });

  it('rejects positions while too many callers wait for a reply', async () => {
    const batcher = createBatcher({ pendingMax: 2 });
    await Promise.all([batcher.add(aPosition(1)), batcher.add(aPosition(1))]);
    const next = [batcher.add(aPosition(1)), batcher.add(aPosition(1))];
    await expect(batcher.add(aPosition(2))).rejects.toMatchObject({
      code: 'service-unavailable',
      retryAfter: 1,
    });
    expect(await Promise.all(next)).toEqual(['stored', 'stored']);
  });
});
