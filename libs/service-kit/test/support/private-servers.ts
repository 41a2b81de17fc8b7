import { type PrivateServer, privateServer, type ServerKind } from '@rotadas/test-kit/private-server';

export interface PrivateServers {
  addresses(kinds: readonly ServerKind[]): Readonly<Record<string, string>>;
  startAll(): Promise<void>;
  stop(kinds: readonly ServerKind[]): Promise<void>;
  end(): Promise<void>;
}

const SETTING = { mongodb: 'MONGODB_URI', redis: 'REDIS_URL', nats: 'NATS_URL' } as const;

export async function startPrivateServers(): Promise<PrivateServers> {
  const [mongodb, redis, nats] = await Promise.all([
    privateServer('mongodb'),
    privateServer('redis'),
    privateServer('nats'),
  ]);
  const servers: Readonly<Record<ServerKind, PrivateServer>> = { mongodb, redis, nats };
  const forAll = async (act: (server: PrivateServer) => Promise<void>) =>
    void (await Promise.all(Object.values(servers).map(act)));
  return {
    addresses: (kinds) => Object.fromEntries(kinds.map((kind) => [SETTING[kind], servers[kind].url])),
    startAll: () => forAll((server) => server.start()),
    stop: async (kinds) => void (await Promise.all(kinds.map((kind) => servers[kind].stop()))),
    end: () => forAll((server) => server.end()),
  };
}
