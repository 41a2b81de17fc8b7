import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import type { SupervisedProduct } from '../product/supervised-product.ts';
import { judgeBackground, judgeEndsInTime } from './background.ts';
import { allHold, findingLines, judge, judgeViewers } from './checks.ts';
import { FAULT_EVERY_MS, planFaults, runFaults } from './faults.ts';
import { footprintLines, footprints } from './footprint.ts';
import { Load } from './load.ts';
import { PartProcesses, PARTS } from './parts.ts';

const WARM_UP_MS = 10_000;

const MOVE_EVERY_MS = 5_000;

const READY_LIMIT_MS = 120_000;
const ANSWER_TIMEOUT_MS = 5_000;

export interface ChaosSize {
  readonly seed: number;
  readonly durationMs: number;
  readonly providers: number;
  readonly viewers: number;
}

export async function runChaos(
  product: SupervisedProduct,
  { seed, durationMs, providers, viewers }: ChaosSize,
  log: (line: string) => void,
): Promise<boolean> {
  const size = { providers, viewers, everyMs: MOVE_EVERY_MS };
  const load = await Load.begin(product, { ...size, departuresForMs: durationMs + FAULT_EVERY_MS }, log);
  try {
    await delay(WARM_UP_MS);
    const processes = new PartProcesses(product.dataDir, product.servers);
    const before = await footprints(processes);
    const faults = planFaults(seed, durationMs);
    await runFaults(faults, processes, log);
    const wholeAfter = await untilWhole(product, processes);
    log(`whole again ${(wholeAfter / 1_000).toFixed(1)} s after the last fault`);
    await load.rounds.stop();
    const after = await footprints(processes);
    await load.drive.stopAfterRound();
    const seen = { faults, before, after, viewers: await judgeViewers(load) };
    const findings = await judge(product, load, seen);
    const background = await judgeBackground(product, load, faults);
    findings.push(...background.findings, await judgeEndsInTime(product, load));
    footprintLines(before, after).forEach(log);
    log(`calls ${load.api.calls}, not answered: ${JSON.stringify(load.api.failed)}`);
    log(`connections of viewers lost ${load.viewers.reduce((sum, { losses }) => sum + losses, 0)}`);
    log(`errors over connections: ${JSON.stringify(load.tally.errors)}`);
    log(`background work done after ${background.afterMs} ms, mails sent again ${background.repeatedMails}`);
    findingLines(findings).forEach(log);
    return allHold(findings);
  } finally {
    load.end();
  }
}

async function untilWhole(
  { apiUrl, emulatorHost }: SupervisedProduct,
  processes: PartProcesses,
): Promise<number> {
  const startedAt = performance.now();
  for (const part of PARTS) await processes.waitFor(part);
  const check = async (): Promise<void> => {
    for (const url of [`${apiUrl}/readyz`, `http://${emulatorHost}/`]) {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
      if (status !== 200) throw new Error(`${url}: status ${status}`);
    }
  };
  await waitUntil(check, { what: 'The product', timeoutMs: READY_LIMIT_MS });
  return performance.now() - startedAt;
}
