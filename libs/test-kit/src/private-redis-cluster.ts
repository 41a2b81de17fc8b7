import { once } from 'node:events';
import { forkServerProcess } from './fork-keeper.ts';

export interface PrivateRedisCluster {
  /** `operator` has all permissions. */
  urlFor(user: string): string;
  stopMasterForKey(key: string): Promise<void>;
  end(): Promise<void>;
}

/** Starts a cluster with users and their key prefixes. */
export async function privateRedisCluster(
  users: Readonly<Record<string, readonly string[]>>,
): Promise<PrivateRedisCluster> {
  const keeper = forkServerProcess('private-redis-cluster.process.ts', JSON.stringify(users));
  const over = once(keeper, 'exit').then(() => Promise.reject(new Error('The keeper of Redis ended')));
  over.catch(() => undefined); // its end after the tests is in order
  const nextMessage = () => Promise.race([once(keeper, 'message'), over]);
  const [addresses] = (await nextMessage()) as [Readonly<Record<string, string>>];
  return {
    urlFor: (user) => addresses[user] ?? '',
    async stopMasterForKey(key) {
      const done = nextMessage();
      keeper.send(key);
      await done;
    },
    async end() {
      const ended = once(keeper, 'exit');
      keeper.disconnect();
      await ended;
    },
  };
}
