import { KeyedQueue } from './keyed-queue.js';

describe('KeyedQueue', () => {
  let events: string[];
  let finish: Map<string, () => void>;
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise<void>((resolve) => finish.set(name, resolve));
    events.push(`${name} ends`);
  };
  /** Lets everything that can go on do so. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    events = [];
    finish = new Map();
  });

  it('runs tasks of different keys concurrently, and those of one key in order', async () => {
    const queue = new KeyedQueue(10);
    for (const [key, name] of [
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
    ] as const)
      await queue.add(key, task(name));
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

  it('takes no more tasks than its limit before one has finished', async () => {
    const queue = new KeyedQueue(2);
    await queue.add(1, task('a'));
    let hasRoom = false;
    const added = queue.add(2, task('b')).then(() => (hasRoom = true));
    await settled();
    expect(hasRoom).toBe(false);
    finish.get('a')?.();
    await added;
    expect(events).toEqual(['a begins', 'b begins', 'a ends']);
  });

  it('is idle where nothing was added, and once all has finished', async () => {
    const queue = new KeyedQueue(2);
    await queue.idle();
    await queue.add(1, task('a'));
    await settled();
    const idle = queue.idle().then(() => events.push('idle'));
    await settled();
    finish.get('a')?.();
    await idle;
    expect(events).toEqual(['a begins', 'a ends', 'idle']);
  });
});
