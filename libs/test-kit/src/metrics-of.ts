import { freePort } from '@rotadas/servers/processes/free-port';
import { addressesOf, privateServer, type ServerKind } from './private-server.ts';
import { launchUntil } from './service-process.ts';

/**
 * What a built service tells at /metrics, with servers of its own, once `ask` was answered over
 * their NATS.
 */
export async function metricsOf(
  main: string,
  kinds: readonly ServerKind[],
  ask: (natsUrl: string) => Promise<void>,
): Promise<string> {
  const servers = await Promise.all(kinds.map(privateServer));
  const port = await freePort();
  const addresses = addressesOf(kinds, servers);
  try {
    const service = await launchUntil('/readyz', main, {
      ...addresses,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'warn',
    });
    try {
      await ask(addresses['NATS_URL'] ?? '');
      return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    } finally {
      await service.stop();
    }
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}
