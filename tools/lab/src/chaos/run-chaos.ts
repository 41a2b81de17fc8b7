import { setTimeout as delay } from 'node:timers/promises';
import { ProductStatus } from '@rotadas/contracts/operations/product-status';
import { waitUntil, waitUntilOk } from '@rotadas/servers/processes/wait-until';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { emulatorToken } from '../clients/accounts.ts';
import { ADMIN } from '../product/supervised-product.ts';
import { checkBackground, checkOffersEnd } from './background.ts';
import { allPassed, formatResults, checkState, checkViewers } from './checks.ts';
import { FAULT_EVERY_MS, planFaults, runFaults } from './faults.ts';
import { footprintLines, footprints } from './footprint.ts';
import { Load } from './load.ts';
import { PartProcesses, PARTS } from './parts.ts';

const WARM_UP_MS = 10_000;

const MOVE_EVERY_MS = 5_000;

const READY_LIMIT_MS = 120_000;

export interface ChaosSize {
  readonly seed: number;
  readonly durationMs: number;
  readonly providers: number;
  readonly viewers: number;
}

export async function runChaos(
  product: TemporaryProduct,
  { seed, durationMs, providers, viewers }: ChaosSize,
  log: (line: string) => void,
): Promise<boolean> {
  const size = { providers, viewers, everyMs: MOVE_EVERY_MS };
  const load = await Load.start(product, { ...size, departuresForMs: durationMs + FAULT_EVERY_MS }, log);
  try {
    await delay(WARM_UP_MS);
    const processes = new PartProcesses(product.dataDir, product.servers);
    const before = await footprints(processes);
    const faults = planFaults(seed, durationMs);
    await runFaults(faults, processes, log);
    const recoveredAfterMs = await waitUntilRecovered(product, processes);
    log(`recovered ${(recoveredAfterMs / 1_000).toFixed(1)} s after the last fault`);
    await load.tasks.stop();
    const after = await footprints(processes);
    await load.drive.stopAfterRound();
    const seen = { faults, before, after, viewers: await checkViewers(load) };
    const results = await checkState(product, load, seen);
    const background = await checkBackground(product, load, faults);
    results.push(...background.results, await checkOffersEnd(product, load));
    footprintLines(before, after).forEach(log);
    log(`calls ${load.api.calls}, failed: ${JSON.stringify(load.api.failed)}`);
    log(`viewer connections lost: ${load.viewers.reduce((sum, { losses }) => sum + losses, 0)}`);
    log(`errors by frame or connection: ${JSON.stringify(load.counters.errors)}`);
    log(`background work done after ${background.afterMs} ms, duplicate mails ${background.repeatedMails}`);
    formatResults(results).forEach(log);
    return allPassed(results);
  } finally {
    load.end();
  }
}

async function waitUntilRecovered(
  { url, authEmulator, emulatorKey }: TemporaryProduct,
  processes: PartProcesses,
): Promise<number> {
  const startedAt = performance.now();
  for (const part of PARTS) await processes.waitFor(part);
  const waiting = { what: 'The product', timeoutMs: READY_LIMIT_MS };
  await waitUntilOk(`http://${authEmulator}/`, waiting);
  const headers = { authorization: `Bearer ${emulatorToken(ADMIN, emulatorKey)}` };
  await waitUntil(async () => {
    const response = await fetch(`${url}/api/admin/status`, { headers });
    const text = await response.text();
    if (!response.ok || !ProductStatus.parse(JSON.parse(text)).isComplete) throw new Error(text);
  }, waiting);
  return performance.now() - startedAt;
}
