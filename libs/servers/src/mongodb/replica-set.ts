import { randomBytes } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import { type MongodbSignIn, withMongodb } from './with-mongodb.ts';

const KEY_BYTES = 48;

export function newMongodbKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** The internal user of the members, which has all permissions. */
export function memberSignIn(key: string): MongodbSignIn {
  return { username: '__system', password: key, authSource: 'local' };
}

export const REPLICA_SET = 'rotadas';
const NOT_YET_INITIALIZED = 94;
const NOT_PRIMARY_YET = 'is not primary yet';

/** Resolves once a replica set of one is primary. Updates the member's address. */
export async function checkReplicaSet(
  host: string,
  memberHost: string,
  signIn?: MongodbSignIn,
): Promise<void> {
  await withMongodb(host, signIn, async (client) => {
    const admin = client.db('admin');
    const member = { _id: 0, host: memberHost };
    const config = await admin.command({ replSetGetConfig: 1 }).then(
      (reply) => reply['config'],
      (error: unknown) => {
        if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
        throw error;
      },
    );
    if (config === undefined) {
      await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [member] } });
    } else if (config.members[0].host !== member.host) {
      const moved = {
        ...config,
        version: config.version + 1,
        members: [{ ...config.members[0], ...member }],
      };
      await admin.command({ replSetReconfig: moved, force: true });
    }
    const hello = await admin.command({ hello: 1 });
    if (hello['isWritablePrimary'] !== true) throw new Error(NOT_PRIMARY_YET);
  });
}
