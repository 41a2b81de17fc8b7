import { mongodbDefinition } from '../mongodb/mongodb-definition.ts';
import { KEY_FILE, signInArgs } from '../mongodb/mongodb-access.ts';
import { ensureMongodbUsers } from '../mongodb/mongodb-users.ts';
import { memberSignIn, newMongodbKey, REPLICA_SET } from '../mongodb/replica-set.ts';
import { withMongodb } from '../mongodb/with-mongodb.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { freePort } from '../processes/ports.ts';
import { Passwords } from '../access/access-plan.ts';
import { type Cluster, ClusterNode, type ClusterContext, toCluster } from './cluster-node.ts';

const MEMBERS = 3;
const READY_MS = 60_000;

/** Time without a primary before an election. */
const ELECTION_MS = 2_000;
const HEARTBEAT_MS = 500;

export interface MongodbSet extends Cluster {
  primary(): Promise<ClusterNode>;
}

/** Starts three members that require passwords; each user has its own database. */
export async function startMongodbSet(
  databases: Readonly<Record<string, string>>,
  context: ClusterContext,
): Promise<MongodbSet> {
  const passwords = new Passwords();
  const key = newMongodbKey();
  const signIn = memberSignIn(key);
  const nodes: ClusterNode[] = [];
  for (let at = 1; at <= MEMBERS; at += 1) {
    const port = await freePort();
    const args = (folder: string) => [
      ...[...mongodbDefinition.args(folder), ...mongodbDefinition.listenArgs(port)],
      ...signInArgs(folder),
    ];
    const secretFiles = { [KEY_FILE]: key };
    const plan = { definition: mongodbDefinition, name: `mongodb-${at}`, port, args, secretFiles };
    nodes.push(await ClusterNode.start(plan, context));
  }
  const waitOptions = { what: 'MongoDB', timeoutMs: READY_MS };
  const query = (node: ClusterNode, command: Record<string, unknown>) =>
    withMongodb(node.address, signIn, (client) => client.db('admin').command(command));
  for (const node of nodes) await waitUntil(async () => void (await query(node, { ping: 1 })), waitOptions);
  const [first] = nodes;
  if (!first) throw new Error('there is no member');
  const members = nodes.map(({ address: host }, _id) => ({ _id, host }));
  const settings = { electionTimeoutMillis: ELECTION_MS, heartbeatIntervalMillis: HEARTBEAT_MS };
  await query(first, { replSetInitiate: { _id: REPLICA_SET, members, settings } });
  const primary = async () => {
    for (const node of nodes.filter((each) => !each.hasEnded()))
      if ((await query(node, { hello: 1 }))['isWritablePrimary'] === true) return node;
    throw new Error('there is no primary');
  };
  const waitUntilHealthy = () =>
    waitUntil(async () => {
      await primary();
      for (const node of nodes) {
        const hello = await query(node, { hello: 1 });
        if (hello['isWritablePrimary'] !== true && hello['secondary'] !== true) throw new Error(node.name);
      }
    }, waitOptions);
  await waitUntilHealthy();
  await ensureMongodbUsers((await primary()).address, key, databases, passwords);
  const hosts = nodes.map(({ address }) => address).join(',');
  const urlFor = (user: string) =>
    `mongodb://${user}:${passwords.passwordFor(user)}@${hosts}/${databases[user] ?? 'admin'}?replicaSet=${REPLICA_SET}&authSource=admin`;
  return { ...toCluster('MongoDB', { nodes, urlFor, waitUntilHealthy }), primary };
}
