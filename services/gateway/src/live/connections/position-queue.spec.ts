import { jest } from '@jest/globals';
import { PositionQueue } from './position-queue.js';

const at = (latitude: number) => ({ latitude, longitude: 32 });

describe('PositionQueue', () => {
  const sent: number[] = [];
  const acks: number[] = [];
  const refusals: [number, unknown][] = [];
  const replies: PromiseWithResolvers<undefined>[] = [];
  let replaced = 0;
  let queue: PositionQueue;
  beforeEach(() => {
    jest.useFakeTimers();
    for (const list of [sent, acks, refusals, replies]) list.length = 0;
    replaced = 0;
    queue = new PositionQueue({
      send: async ({ latitude }) => {
        sent.push(latitude);
        const reply = Promise.withResolvers<undefined>();
        replies.push(reply);
        await reply.promise;
      },
      acknowledge: (seq) => acks.push(seq),
      refuse: (seq, error) => refusals.push([seq, error]),
      onReplaced: () => (replaced += 1),
    });
  });
  afterEach(() => void jest.useRealTimers());

  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** Everything that was sent until now is stored. */
  const store = async () => {
    for (const reply of replies) reply.resolve(undefined);
    await pass(0);
  };
  /** A client pushes `count` positions, `gapMs` apart, and each is stored after `storedAfterMs`. */
  const drive = async (seqs: { from: number; count: number }, gapMs: number, storedAfterMs: number) => {
    for (let seq = seqs.from; seq < seqs.from + seqs.count; seq += 1) {
      queue.push(seq, at(seq));
      await pass(storedAfterMs);
      await store();
      await pass(gapMs - storedAfterMs);
    }
  };

  it('sends one at a time; the newest of those that waited covers them all', async () => {
    for (const seq of [1, 2, 3]) queue.push(seq, at(seq));
    expect(sent).toEqual([1]);
    await store();
    await pass(500);
    expect(sent).toEqual([1, 3]);
    expect(acks).toEqual([]);
    await store();
    expect(acks).toEqual([3]);
    expect(replaced).toBe(1);
  });

  it('sends each at once of whoever waits for the answer, however fast', async () => {
    await drive({ from: 1, count: 50 }, 10, 10);
    expect(sent).toHaveLength(50);
    expect(acks).toHaveLength(50);
    expect(replaced).toBe(0);
  });

  it('sends each at once that comes when the one before is stored', async () => {
    await drive({ from: 1, count: 20 }, 100, 99);
    expect(acks).toEqual(sent);
    expect(sent).toHaveLength(20);
  });

  describe('once a client sends on before the last position is stored', () => {
    beforeEach(async () => {
      queue.push(1, at(1));
      await pass(100);
      queue.push(2, at(2));
      await store();
    });

    it('sends one a second, the one that comes when the second is over', async () => {
      await pass(100);
      await drive({ from: 3, count: 40 }, 100, 10);
      const gaps = sent.slice(2).map((seq, index) => seq - (sent[index + 1] ?? 0));
      expect(sent).toHaveLength(5);
      expect(gaps).toEqual([10, 10, 10]);
      expect(replaced).toBeGreaterThan(30);
    });

    it('sends the last one where no other follows', async () => {
      expect(sent).toEqual([1]);
      await pass(500);
      expect(sent).toEqual([1, 2]);
      await store();
      expect(acks).toEqual([2]);
    });

    it('sends each at once again after a second of rest', async () => {
      await pass(500);
      await store();
      await pass(600);
      await drive({ from: 3, count: 5 }, 100, 10);
      expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    it('acknowledges what is stored within a second, though newer ones follow', async () => {
      for (let seq = 3; seq < 40; seq += 1) {
        await pass(100);
        queue.push(seq, at(seq));
        if (seq % 3 === 0) await store();
      }
      expect(acks.length).toBeGreaterThanOrEqual(3);
    });
  });

  it('tells of a refusal and goes on', async () => {
    queue.push(1, at(1));
    const refusal = new Error('offline');
    replies[0]?.reject(refusal);
    await pass(0);
    queue.push(2, at(2));
    replies[1]?.resolve(undefined);
    await pass(0);
    expect([refusals, acks]).toEqual([[[1, refusal]], [2]]);
  });

  it('acknowledges what was stored before it tells of a refusal of all since', async () => {
    for (const seq of [1, 2]) queue.push(seq, at(seq));
    await store();
    await pass(500);
    replies[1]?.reject(new Error('offline'));
    await pass(0);
    expect([acks, refusals.map(([seq]) => seq)]).toEqual([[1], [2]]);
  });
});
