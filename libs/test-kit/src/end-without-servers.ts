import { Readiness } from '@rotadas/contracts/health/health.routes';
import { eventually } from './eventually.ts';
import { addressesOf, emptyAddress, privateServer, type ServerKind } from './private-server.ts';
import { BUILT_MAIN, launchUntil, type ServiceProcess } from './service-process.ts';

type Settings = Readonly<Record<string, string>>;

/** The longest that a part may take to end, whatever is away, ms. */
const END_LIMIT_MS = 10_000;

/** What a part needs, and when it loses that. */
interface Loss {
  readonly servers: readonly ServerKind[];
  /** Whether its servers go while it runs, or were never there. */
  readonly when: 'running' | 'never there';
  readonly settings?: Settings;
}

/**
 * Lets the built part under test lose all its servers, ends it by SIGTERM, and answers its exit
 * code; null where it had to be killed.
 */
export async function endWithoutServers(loss: Loss): Promise<number | null> {
  const servers = loss.when === 'running' ? await Promise.all(loss.servers.map(privateServer)) : [];
  try {
    const places = loss.when === 'running' ? servers : await Promise.all(loss.servers.map(emptyAddress));
    const settings = { LOG_LEVEL: 'warn', ...addressesOf(loss.servers, places), ...loss.settings };
    const part = await launchUntil('/healthz', BUILT_MAIN, settings);
    const reaches = (reached: boolean) =>
      eventually(`it says that it reaches ${reached ? 'all' : 'none'}`, async () => {
        const reply = await fetch(`${part.url}/readyz`, { headers: { connection: 'close' } });
        const { checks } = Readiness.parse(await reply.json());
        return loss.servers.every((kind) => (checks[kind] ?? reached) === reached);
      });
    if (loss.when === 'running') {
      await reaches(true);
      await Promise.all(servers.map((server) => server.stop()));
    }
    await reaches(false);
    return await endInTime(part);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

/**
 * Ends the built part under test, whose log nobody reads any more; answers its exit code, null
 * where it was killed.
 */
export async function endUnread(kinds: readonly ServerKind[]): Promise<number | null> {
  const servers = await Promise.all(kinds.map(privateServer));
  try {
    const part = await launchUntil('/healthz', BUILT_MAIN, {
      LOG_LEVEL: 'info',
      ...addressesOf(kinds, servers),
    });
    part.stopReading();
    return await endInTime(part);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

function endInTime(part: ServiceProcess): Promise<number | null> {
  const timer = setTimeout(() => void part.kill(), END_LIMIT_MS);
  part.terminate();
  return part.ended.finally(() => clearTimeout(timer));
}
