import { Cluster, Redis } from 'ioredis';
import { duplicateRedis, onRedisReconnected, pingRedis, type RedisClient } from './redis-client.js';

const LAZY = { lazyConnect: true };

const aNode = (port: number) => new Redis(port, '127.0.0.1', LAZY);

function aCluster(...ports: number[]) {
  const cluster = new Cluster([{ host: '127.0.0.1', port: 1 }], LAZY);
  const nodes = ports.map(aNode);
  let leading = nodes;
  cluster.nodes = () => leading;
  const lead = (...others: Redis[]) => {
    leading = others;
    cluster.emit('refresh');
  };
  return { cluster, nodes, lead };
}

const pong = () => Promise.resolve('PONG');

function countConnections(redis: RedisClient): () => number {
  let count = 0;
  onRedisReconnected(redis, () => (count += 1));
  return () => count;
}

describe('the Redis client', () => {
  it('reports each connection to a server', () => {
    const redis = aNode(1);
    const connections = countConnections(redis);
    redis.emit('ready');
    redis.emit('ready');
    expect(connections()).toBe(2);
  });

  it('reports a changed master of a cluster, but not an unchanged one', () => {
    const { cluster, nodes, lead } = aCluster(1, 2);
    const connections = countConnections(cluster);
    lead(...nodes);
    lead(...nodes.toReversed());
    expect(connections()).toBe(0);
    lead(...nodes.slice(1), aNode(3));
    expect(connections()).toBe(1);
  });

  it('reports a reconnected master of a cluster, but not a replica', () => {
    const { cluster, nodes } = aCluster(1);
    const connections = countConnections(cluster);
    const replica = aNode(2);
    for (const node of [...nodes, replica]) cluster.emit('+node', node);
    replica.emit('ready');
    expect(connections()).toBe(0);
    nodes[0]?.emit('ready');
    expect(connections()).toBe(1);
  });

  it('pings every master of a cluster', async () => {
    const { cluster, nodes } = aCluster(1, 2);
    await expect(pingRedis(cluster)).rejects.toThrow('Connection is closed.');
    cluster.status = 'ready';
    for (const node of nodes) Object.assign(node, { ping: pong });
    await expect(pingRedis(cluster)).resolves.toBeUndefined();
    const [, lost] = nodes;
    Object.assign(lost ?? {}, { ping: () => Promise.reject(new Error('Connection is closed.')) });
    await expect(pingRedis(cluster)).rejects.toThrow('Connection is closed.');
  });

  it('creates named duplicates of the same kind', () => {
    expect(duplicateRedis(aNode(1), 'queues').options).toMatchObject({ connectionName: 'queues' });
    const cluster = new Cluster([{ host: 'a', port: 1 }], { ...LAZY, redisOptions: { password: 'p' } });
    const copy = duplicateRedis(cluster, 'queues');
    expect(copy).toBeInstanceOf(Cluster);
    expect(copy.options).toMatchObject({ redisOptions: { password: 'p', connectionName: 'queues' } });
  });
});
