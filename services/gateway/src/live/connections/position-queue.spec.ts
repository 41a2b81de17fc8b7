import { PositionQueue } from './position-queue.js';

const at = (latitude: number) => ({ latitude, longitude: 32 });

describe('PositionQueue', () => {
  const sent: number[] = [];
  const acks: number[] = [];
  const refusals: [number, unknown][] = [];
  let replies: PromiseWithResolvers<undefined>[] = [];
  let queue: PositionQueue;
  beforeEach(() => {
    for (const list of [sent, acks, refusals, replies]) list.length = 0;
    replies = [];
    queue = new PositionQueue({
      send: async ({ latitude }) => {
        sent.push(latitude);
        const reply = Promise.withResolvers<undefined>();
        replies.push(reply);
        await reply.promise;
      },
      acknowledge: (seq) => acks.push(seq),
      refuse: (seq, error) => refusals.push([seq, error]),
    });
  });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('sends one at a time; the newest of those that waited covers them all', async () => {
    for (const seq of [1, 2, 3]) queue.push(seq, at(seq));
    expect(sent).toEqual([1]);
    expect(acks).toEqual([]);
    replies[0]?.resolve(undefined);
    await settled();
    expect(sent).toEqual([1, 3]);
    replies[1]?.resolve(undefined);
    await settled();
    expect(acks).toEqual([1, 3]);
  });

  it('tells of a refusal and goes on', async () => {
    queue.push(1, at(1));
    const refusal = new Error('offline');
    replies[0]?.reject(refusal);
    await settled();
    queue.push(2, at(2));
    replies[1]?.resolve(undefined);
    await settled();
    expect([refusals, acks]).toEqual([[[1, refusal]], [2]]);
  });
});
