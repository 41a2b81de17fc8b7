import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { SOURCES } from './paths.ts';

/** What Prometheus itself adds to each scrape, and what it tells of alerts. */
const OF_PROMETHEUS = ['up', 'ALERTS'];

/** What a histogram's name gets at its end. */
const PARTS = /_(?:bucket|sum|count)$/;

/** The product's own metrics: all that the sources register by name. */
export async function ownMetrics(): Promise<Set<string>> {
  const names = (await sources()).flatMap((text) => [...text.matchAll(/'(rotadas_\w+)'/g)]);
  return new Set(names.map(([, name = '']) => name));
}

/** Those of Node and the process. */
function processMetrics(): string[] {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry.getMetricsAsArray().map(({ name }) => name);
}

/** Whether a scrape of the product has this name. */
export async function knownMetrics(): Promise<(name: string) => boolean> {
  const known = new Set([...(await ownMetrics()), ...processMetrics(), ...OF_PROMETHEUS]);
  return (name) => known.has(name) || known.has(name.replace(PARTS, ''));
}

async function sources(): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob(SOURCES, { cwd: rootDir })) {
    if (!file.endsWith('.spec.ts')) texts.push(await readFile(join(rootDir, file), 'utf8'));
  }
  return texts;
}
