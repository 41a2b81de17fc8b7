import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import { waitUntil } from '../processes/wait-until.ts';
import { natsDefinition } from '../nats/nats-definition.ts';
import { prepareStreams } from '../nats/prepare-streams.ts';
import { type NatsStream, type AccessPlan, OPERATOR, Passwords } from '../access/access-plan.ts';
import { freePort } from '../processes/ports.ts';
import { natsConfig } from '../nats/nats-access.ts';
import { type Cluster, ClusterNode, type ClusterContext, toCluster } from './cluster-node.ts';

const CONFIG = 'sign-in.conf';
const SERVERS = 3;
const READY_MS = 60_000;
const REPLY_TIMEOUT_MS = 2_000;

/** Three NATS servers, each with every stream. */
export interface NatsCluster extends Cluster {
  leaderForStream(stream: string): Promise<ClusterNode>;
}

export async function startNatsCluster(
  { nats, streams }: Pick<AccessPlan, 'nats' | 'streams'>,
  context: ClusterContext,
): Promise<NatsCluster> {
  const passwords = new Passwords();
  const config = natsConfig(nats, passwords);
  const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()));
  const routes = ports.map((port) => `nats://127.0.0.1:${port}`);
  const nodes: ClusterNode[] = [];
  for (const [at, route] of routes.entries()) {
    const [name, port] = [`nats-${at + 1}`, await freePort()];
    const args = (folder: string) => [
      ...[...natsDefinition.args(folder), ...natsDefinition.listenArgs(port)],
      ...['--config', join(folder, CONFIG), '--server_name', name],
      ...['--cluster_name', 'rotadas', '--cluster', route, '--routes', routes.join(',')],
    ];
    nodes.push(
      await ClusterNode.start(
        { definition: natsDefinition, name, port, args, secretFiles: { [CONFIG]: config } },
        context,
      ),
    );
  }
  const signIn = { user: OPERATOR, pass: passwords.passwordFor(OPERATOR), timeout: REPLY_TIMEOUT_MS };
  const servers = nodes.map(({ address }) => address);
  const waitOptions = { what: 'NATS', timeoutMs: READY_MS };
  await waitUntil(() => prepareStreams({ servers, ...signIn }, replicated(streams)), waitOptions);
  const findCluster = async (stream: string) => {
    const connection = await connect({ servers, ...signIn });
    try {
      const manager = await jetstreamManager(connection, { checkAPI: false, timeout: REPLY_TIMEOUT_MS });
      return (await manager.streams.info(stream)).cluster;
    } finally {
      await connection.close();
    }
  };
  const waitUntilHealthy = () =>
    waitUntil(async () => {
      for (const { name } of streams) {
        const { replicas = [], leader } = (await findCluster(name)) ?? {};
        const current = replicas.filter((each) => each.current && !each.offline);
        if (!leader || current.length < SERVERS - 1) throw new Error(`${name} is not on every server`);
      }
    }, waitOptions);
  await waitUntilHealthy();
  const urlFor = (user: string) => `nats://${user}:${passwords.passwordFor(user)}@${servers.join(',')}`;
  return {
    ...toCluster('NATS', { nodes, urlFor, waitUntilHealthy }),
    async leaderForStream(stream) {
      const leader = (await findCluster(stream))?.leader;
      const node = nodes.find(({ name }) => name === leader);
      if (!node) throw new Error(`${stream} has no leader`);
      return node;
    },
  };
}

function replicated(streams: readonly NatsStream[]): NatsStream[] {
  return streams.map(({ name, settings }) => ({ name, settings: { ...settings, num_replicas: SERVERS } }));
}
