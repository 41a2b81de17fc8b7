import { freePort, isPortTaken } from '@rotadas/servers/processes/ports';
import type { Part } from '../parts/parts.ts';

/** The services in the order of their metrics' ports. */
const IN_ORDER: readonly Part[] = ['gateway', 'users', 'providers', 'reports', 'matching', 'notifications'];

/** What of a service's metrics is followed, and how it is called here. */
const FOLLOWED = {
  nodejs_heap_size_used_bytes: 'heap, MB',
  nodejs_active_handles_total: 'handles',
} as const;

const MEGABYTE = 1_024 * 1_024;

/** The first of as many ports in a row as there are services, all of them free. */
export async function freeMetricsPorts(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const taken = await Promise.all(IN_ORDER.map((_, index) => isPortTaken(first + index)));
    if (!taken.includes(true)) return first;
  }
}

/** Heap and handles of each service, by `part: figure`. */
export async function readMetrics(firstPort: number): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const [index, part] of IN_ORDER.entries()) {
    const reply = await fetch(`http://127.0.0.1:${firstPort + index}/metrics`);
    const text = await reply.text();
    for (const [metric, name] of Object.entries(FOLLOWED)) {
      const value = Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]);
      figures.set(`${part}: ${name}`, metric.endsWith('_bytes') ? value / MEGABYTE : value);
    }
  }
  return figures;
}
