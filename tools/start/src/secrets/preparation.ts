import { z } from 'zod';
import { ensureMongodbUsers } from '@rotadas/servers/mongodb/mongodb-users';
import { checkReplicaSet, memberSignIn } from '@rotadas/servers/mongodb/replica-set';
import { prepareStreams } from '@rotadas/servers/nats/prepare-streams';
import { waitUntil } from '@rotadas/servers/processes/wait-until';

const PRIMARY_TIMEOUT_MS = 60_000;

export const Preparation = z.object({
  mongodb: z.object({
    host: z.string(),
    member: z.string(),
    key: z.string(),
    databases: z.record(z.string(), z.string()),
    passwords: z.record(z.string(), z.string()),
  }),
  nats: z.object({
    servers: z.string(),
    user: z.string(),
    pass: z.string(),
    streams: z.array(
      z.object({ name: z.string(), settings: z.looseObject({ subjects: z.array(z.string()) }) }),
    ),
  }),
});
export type Preparation = z.infer<typeof Preparation>;

/** Idempotent. */
export async function prepareServers({ mongodb, nats }: Preparation): Promise<void> {
  const { host, member, key, databases, passwords } = mongodb;
  await waitUntil(() => checkReplicaSet(host, member, memberSignIn(key)), {
    what: 'MongoDB',
    timeoutMs: PRIMARY_TIMEOUT_MS,
  });
  const passwordFor = (user: string): string => {
    const password = passwords[user];
    if (password === undefined) throw new Error(`${user} has no password`);
    return password;
  };
  await ensureMongodbUsers(host, key, databases, { passwordFor });
  const { streams, ...signIn } = nats;
  await prepareStreams(signIn, streams);
}
