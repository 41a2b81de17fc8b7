import { KeyedQueue } from './keyed-queue.js';

describe('KeyedQueue', () => {
  let events: string[];
  let finish: Map<string, () => void>;
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise<void>((resolve) => finish.set(name, resolve));
    events.push(`${name} ends`);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    events = [];
    finish = new Map();
  });

  it('runs tasks of different keys concurrently, those of one key in order, until it is idle', async () => {
    const queue = new KeyedQueue(10);
    await queue.idle();
    for (const [key, name] of [
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
    ] as const)
      queue.add(key, task(name));
    await settled();
    expect(events).toEqual(['a begins', 'c begins']);
    finish.get('a')?.();
    await settled();
    expect(events).toEqual(['a begins', 'c begins', 'a ends', 'b begins']);
    finish.get('b')?.();
    finish.get('c')?.();
    await queue.idle();
    expect(events.slice(4).sort()).toEqual(['b ends', 'c ends']);
  });

  it('has room for its limit minus unfinished tasks, and waits for a task if it is full', async () => {
    const queue = new KeyedQueue(2);
    expect(await queue.room()).toBe(2);
    queue.add(1, task('a'));
    expect(await queue.room()).toBe(1);
    queue.add(2, task('b'));
    queue.add(2, task('c')); // one more than fits
    const room = queue.room().then((count) => events.push(`room for ${count}`));
    await settled();
    finish.get('a')?.();
    await settled();
    expect(events).toEqual(['a begins', 'b begins', 'a ends']);
    finish.get('b')?.();
    await room;
    expect(events.slice(3)).toEqual(expect.arrayContaining(['b ends', 'room for 1']));
  });
});
