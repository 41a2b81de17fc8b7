import { MongoClient, MongoServerError } from 'mongodb';

const REPLICA_SET = 'rotadas';
const NOT_YET_INITIALIZED = 94;
const NOT_PRIMARY_YET = 'is not primary yet';

/** The replica set's name, for mongod's command line. */
export const replicaSetName = REPLICA_SET;

/**
 * Makes the server a replica set of one (sessions and change streams need one) and succeeds once it
 * is primary. Data from an earlier run carry the earlier port as the member's address, so the
 * address is put right too.
 */
export async function checkReplicaSet(port: number, memberPort: number): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1_000,
    connectTimeoutMS: 1_000,
  });
  try {
    const admin = (await client.connect()).db('admin');
    const member = { _id: 0, host: `127.0.0.1:${memberPort}` };
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
  } finally {
    await client.close();
  }
}
