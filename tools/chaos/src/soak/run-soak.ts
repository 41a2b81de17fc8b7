import { setTimeout as delay } from 'node:timers/promises';
import { makeAccounts } from '@rotadas/load/accounts/bulk-accounts';
import { endingsIn } from '../endings/endings.ts';
import { footprints } from '../footprint/footprint.ts';
import { PartProcesses } from '../parts/part-processes.ts';
import { ADMIN, type ChaosProduct } from '../product/chaos-product.ts';
import { Load } from '../load/load.ts';
import type { SoakArguments } from './arguments.ts';
import { readMetrics } from './metrics.ts';
import { Series } from './series.ts';
import { storeSizes } from './store-sizes.ts';

const MINUTE_MS = 60_000;
const MEGABYTE = 1_024 * 1_024;

/** Caches fill and code is compiled before anything is followed, ms. */
const WARM_UP_MS = MINUTE_MS;

/** Between two looks, ms. */
const LOOK_EVERY_MS = 10_000;

/**
 * Who sets out stays and has a connection, so there are more from look to look, and the gateway has
 * a descriptor for each.
 */
const CONNECTIONS = "The load's connections";

/** Puts a steady load on the product and says what grows under it; whether nothing ended. */
export async function runSoak(
  product: ChaosProduct,
  { minutes, every, ...size }: SoakArguments,
  { metricsPort, log }: { readonly metricsPort: number; readonly log: (line: string) => void },
): Promise<boolean> {
  await makeAccounts(product.emulatorHost, [ADMIN]);
  const durationMs = minutes * MINUTE_MS;
  const ofLoad = { ...size, everyMs: every * 1_000, departuresForMs: durationMs + WARM_UP_MS };
  const load = await Load.begin(product, ofLoad, log);
  const processes = new PartProcesses(product.dataDir, product.servers);
  const series = new Series();
  try {
    await delay(WARM_UP_MS);
    log(`followed for ${minutes} min under ${Math.round(size.providers / every)} positions a second`);
    for (const startedAt = Date.now(); Date.now() - startedAt < durationMs; await delay(LOOK_EVERY_MS)) {
      try {
        const figures = await look(product, processes, metricsPort);
        series.add(Date.now(), figures.set(CONNECTIONS, load.connections));
      } catch (error) {
        log(`a look was left out: ${String(error)}`); // a server that is busy refuses a late sign-in
      }
    }
    series.lines().forEach(log);
    log(`calls ${load.api.calls}, not answered: ${JSON.stringify(load.api.failed)}`);
    const ended = endingsIn(product.said);
    ended.forEach(({ part, how }) => log(`${part} ${how}`));
    return ended.length === 0;
  } finally {
    load.end();
    await load.stopWork();
  }
}

async function look(
  { servers }: ChaosProduct,
  processes: PartProcesses,
  metricsPort: number,
): Promise<Map<string, number>> {
  const figures = await readMetrics(metricsPort);
  for (const [part, { residentBytes, descriptors }] of await footprints(processes)) {
    figures.set(`${part}: resident, MB`, residentBytes / MEGABYTE);
    figures.set(`${part}: descriptors`, descriptors);
  }
  for (const [name, size] of await storeSizes(servers)) figures.set(name, size);
  return new Map([...figures].toSorted(([a], [b]) => a.localeCompare(b)));
}
