import { join } from 'node:path';
import { waitUntil } from '../processes/wait-until.ts';
import { redisDefinition } from '../redis/redis-definition.ts';
import { claimPort, freePort, isPortTaken } from '../processes/ports.ts';
import { OPERATOR, Passwords } from '../access/access-plan.ts';
import { pingRedis, queryRedis, redisUsers } from '../redis/redis-access.ts';
import { type Cluster, ClusterNode, type ClusterContext, toCluster } from './cluster-node.ts';

const CONFIG = 'sign-in.conf';
const MASTERS = 3;
const SLOTS = 16_384;
const READY_MS = 60_000;

/** Time without a reply before the replica of a node takes over. */
const NODE_TIMEOUT_MS = 2_000;

/** Options of persistence; 'in memory' writes no file, not even during a full synchronization. */
const PERSISTENCE = {
  'on disk': ['--appendonly', 'yes', '--save', ''],
  'in memory': ['--appendonly', 'no', '--save', '', '--repl-diskless-load', 'swapdb'],
} as const;

/** The bus port of a node minus its port. */
const BUS_PORT_OFFSET = 10_000;

export interface RedisCluster extends Cluster {
  masterForKey(key: string): Promise<ClusterNode>;
}

/** Starts three masters that require passwords, with a replica each. */
export async function startRedisCluster(
  name: string,
  persistence: keyof typeof PERSISTENCE,
  users: Readonly<Record<string, readonly string[]>>,
  context: ClusterContext,
): Promise<RedisCluster> {
  const passwords = new Passwords();
  const config = [
    redisUsers(users, passwords),
    ...[`masteruser ${OPERATOR}`, `masterauth ${passwords.passwordFor(OPERATOR)}`, 'repl-diskless-sync yes'],
    ...['repl-diskless-sync-delay 0', 'cluster-enabled yes', `cluster-node-timeout ${NODE_TIMEOUT_MS}`],
  ].join('\n');
  const nodes: ClusterNode[] = [];
  for (let at = 1; at <= 2 * MASTERS; at += 1) {
    const port = await freePortWithBus();
    const args = (folder: string) => [
      ...[join(folder, CONFIG), '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...PERSISTENCE[persistence],
    ];
    const plan = {
      definition: redisDefinition,
      name: `${name}-${at}`,
      port,
      args,
      secretFiles: { [CONFIG]: config },
    };
    nodes.push(await ClusterNode.start(plan, context));
  }
  const toUrl = (user: string, address: string) =>
    `redis://${user}:${passwords.passwordFor(user)}@${address}`;
  const query = (node: ClusterNode, ...commands: string[]) =>
    queryRedis(toUrl(OPERATOR, node.address), ...commands);
  const until = (what: string, attempt: () => Promise<void>) =>
    waitUntil(attempt, { what: `${name}: ${what}`, timeoutMs: READY_MS });
  const waitUntilHealthy = () =>
    until('all nodes', async () => {
      for (const node of nodes) requireHealthy(await query(node, 'CLUSTER INFO', 'INFO replication'));
    });
  await until('every node responds', async () => {
    for (const node of nodes) await pingRedis(toUrl(OPERATOR, node.address));
  });
  await joinNodes(nodes, query, until);
  await waitUntilHealthy();
  const urlFor = (user: string) => toUrl(user, nodes.map(({ address }) => address).join(','));
  return {
    ...toCluster(name, { nodes, urlFor, waitUntilHealthy }),
    async masterForKey(key) {
      for (const node of nodes.filter((each) => !each.hasEnded()))
        if ((await query(node, `EXISTS ${key}`))[0]?.startsWith(':')) return node;
      throw new Error(`no node holds ${key}`);
    },
  };
}

type Query = (node: ClusterNode, ...commands: string[]) => Promise<string[]>;
type Until = (what: string, attempt: () => Promise<void>) => Promise<void>;

async function joinNodes(nodes: readonly ClusterNode[], query: Query, until: Until): Promise<void> {
  for (const [at, node] of nodes.entries()) {
    await query(node, `CLUSTER SET-CONFIG-EPOCH ${at + 1}`);
    if (at < MASTERS) await query(node, `CLUSTER ADDSLOTS ${slotRange(at).join(' ')}`);
    await query(node, `CLUSTER MEET 127.0.0.1 ${nodes[0]?.port}`);
  }
  await until('every node knows the others', async () => {
    for (const node of nodes) {
      const known = await query(node, 'CLUSTER INFO');
      if (!known.includes(`cluster_known_nodes:${nodes.length}`)) throw new Error(node.name);
    }
  });
  for (const [at, replica] of nodes.slice(MASTERS).entries()) {
    const [master] = nodes.slice(at, at + 1);
    if (!master) continue;
    const [, id] = await query(master, 'CLUSTER MYID');
    await until('every replica follows', async () => {
      const [reply] = await query(replica, `CLUSTER REPLICATE ${id}`);
      if (reply !== '+OK') throw new Error(reply);
    });
  }
}

function requireHealthy(reply: readonly string[]): void {
  const has = (line: string) => reply.includes(line);
  const follows = has('role:slave') && has('master_link_status:up');
  const holds = has('role:master') && has('connected_slaves:1');
  if (!has('cluster_state:ok') || !(follows || holds)) throw new Error('a node does not have its role yet');
}

function slotRange(master: number): number[] {
  const [first, end] = [master, master + 1].map((nth) => Math.floor((nth * SLOTS) / MASTERS));
  return Array.from({ length: (end ?? 0) - (first ?? 0) }, (_, at) => (first ?? 0) + at);
}

async function freePortWithBus(): Promise<number> {
  const port = (await freePort()) - BUS_PORT_OFFSET;
  return !(await isPortTaken(port)) && (await claimPort(port)) ? port : freePortWithBus();
}
