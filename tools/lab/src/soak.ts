import { setTimeout as delay } from 'node:timers/promises';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { SoakArguments } from './arguments.ts';
import { parseEndings } from './chaos/faults.ts';
import { footprints, megabytes } from './chaos/footprint.ts';
import { Load } from './chaos/load.ts';
import { PartProcesses } from './chaos/parts.ts';
import { parseOptions } from './options.ts';
import { runTool } from './product/run-tool.ts';
import { withSupervisedProduct } from './product/supervised-product.ts';
import { freeMetricsPorts, readMetrics, storeSizes } from './soak/figures.ts';
import { Series } from './soak/series.ts';

const MINUTE_MS = 60_000;

const WARM_UP_MS = MINUTE_MS;

const READ_EVERY_MS = 10_000;

const CONNECTIONS = "The load's connections";

await runTool(async (log) => {
  const given = parseOptions(SoakArguments, process.argv.slice(2));
  const metricsPort = await freeMetricsPorts();
  const settings = { METRICS_PORT: String(metricsPort) };
  return withSupervisedProduct(log, settings, (product) => runSoak(product, given, metricsPort, log));
});

async function runSoak(
  product: TemporaryProduct,
  { minutes, every, ...size }: SoakArguments,
  metricsPort: number,
  log: (line: string) => void,
): Promise<boolean> {
  const durationMs = minutes * MINUTE_MS;
  const times = { everyMs: every * 1_000, departuresForMs: durationMs + WARM_UP_MS };
  const load = await Load.start(product, { ...size, ...times }, log);
  const processes = new PartProcesses(product.dataDir, product.servers);
  const series = new Series();
  try {
    await delay(WARM_UP_MS);
    log(`measuring ${minutes} min of ${Math.round(size.providers / every)} positions a second`);
    for (const startedAt = Date.now(); Date.now() - startedAt < durationMs; await delay(READ_EVERY_MS)) {
      try {
        const figures = await readFigures(product, processes, metricsPort);
        series.add(Date.now(), figures.set(CONNECTIONS, load.connections));
      } catch (error) {
        log(`skipped a reading: ${String(error)}`);
      }
    }
    series.lines().forEach(log);
    log(`calls ${load.api.calls}, failed: ${JSON.stringify(load.api.failed)}`);
    const endings = parseEndings(product.lines);
    endings.forEach(({ part, how }) => log(`${part} ${how}`));
    return endings.length === 0;
  } finally {
    await load.drive.stop();
    await load.tasks.stop();
    load.end();
  }
}

async function readFigures(
  { servers }: TemporaryProduct,
  processes: PartProcesses,
  metricsPort: number,
): Promise<Map<string, number>> {
  const figures = await readMetrics(metricsPort);
  for (const [part, footprint] of await footprints(processes)) {
    figures.set(`${part}: resident, MB`, megabytes(footprint));
    figures.set(`${part}: descriptors`, footprint.descriptors);
  }
  for (const [name, size] of await storeSizes(servers)) figures.set(name, size);
  return new Map([...figures].toSorted(([a], [b]) => a.localeCompare(b)));
}
