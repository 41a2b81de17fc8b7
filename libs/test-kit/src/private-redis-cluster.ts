import { z } from 'zod';
import { forkServerProcess } from './fork-server-process.ts';

export interface PrivateRedisCluster {
  /** `operator` has all permissions. */
  urlFor(user: string): string;
  stopMasterForKey(key: string): Promise<void>;
  end(): Promise<void>;
}

export async function privateRedisCluster(
  users: Readonly<Record<string, readonly string[]>>,
): Promise<PrivateRedisCluster> {
  const owner = await forkServerProcess('private-redis-cluster.process.ts', JSON.stringify(users));
  const addresses = z.record(z.string(), z.string()).parse(owner.addresses);
  return {
    urlFor: (user) => addresses[user] ?? '',
    stopMasterForKey: (key) => owner.send(key),
    end: () => owner.end(),
  };
}
