import { freePort } from '@rotadas/servers/processes/free-port';
import { addressesOf, privateServer, type ServerKind } from './private-server.ts';
import { BUILT_MAIN, launchUntil } from './service-process.ts';

/**
 * What the built service under test tells at /metrics, with servers of its own, once `ask` was
 * answered over their NATS.
 */
export async function metricsOf(
  kinds: readonly ServerKind[],
  ask: (natsUrl: string) => Promise<void>,
): Promise<string> {
  const servers = await Promise.all(kinds.map(privateServer));
  const port = await freePort();
  const addresses = addressesOf(kinds, servers);
  try {
    const service = await launchUntil('/readyz', BUILT_MAIN, {
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
