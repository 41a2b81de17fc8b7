import { connect } from '@nats-io/transport-node';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { emptyStreams } from '@rotadas/test-kit/stream-messages';
import { withCollection } from '@rotadas/test-kit/connections';
import { anIdentity } from './in-memory-account-store.js';
import { launchUsers, type RunningUsers } from './running-users.js';

export interface FollowedUsers extends RunningUsers {
  readonly changes: AccessChange[];
  /** Returns the user's ID. */
  add(identity?: ReturnType<typeof anIdentity>): Promise<number>;
  /** Writes to the database directly. */
  set(userId: number, fields: Record<string, unknown>): Promise<void>;
  isPublished(change: AccessChange): Promise<void>;
}

/** Starts the service; resolves once it follows changes in MongoDB. */
export async function startFollowedUsers(mongodbServer?: string): Promise<FollowedUsers> {
  const changes: AccessChange[] = [];
  await emptyStreams(requireEnv('NATS_URL'));
  const nats = await connect({ servers: requireEnv('NATS_URL') });
  nats.subscribe(ACCESS_CHANGED, {
    callback: (_, message) => void changes.push(AccessChange.parse(message.json())),
  });
  await nats.flush();
  const users = await launchUsers(mongodbServer);
  await users.ready();
  const isPublished = (change: AccessChange) =>
    eventually(`${change.kind} is published`, async () => {
      expect(changes).toContainEqual(change);
      return true;
    });
  const add = async (identity = anIdentity()) =>
    (await users.client.call(usersRpc.identify, { identity, isConfirmed: true })).id;
  const set = (userId: number, fields: Record<string, unknown>) =>
    withCollection(users.mongodbUri, 'users', async (records) => {
      await records.updateOne({ _id: userId }, { $set: fields });
    });
  await isPublished({ kind: 'missed' });
  const userId = await add();
  let isAdmin = false;
  await eventually('it follows changes', async () => {
    await set(userId, { isAdmin: (isAdmin = !isAdmin) });
    return changes.some(({ kind }) => kind === 'changed');
  });
  return {
    ...users,
    changes,
    isPublished,
    add,
    set,
    async stop() {
      await nats.close();
      return users.stop();
    },
  };
}
