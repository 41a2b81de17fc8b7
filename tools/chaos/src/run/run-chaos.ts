import { setTimeout as delay } from 'node:timers/promises';
import { makeAccounts } from '@rotadas/load/accounts/bulk-accounts';
import { judge } from '../check/judge.ts';
import { judgeBackground } from '../check/background.ts';
import { judgeEndsInTime } from '../check/ends-in-time.ts';
import { judgeViewers } from '../check/right-viewers.ts';
import { runFaults } from '../faults/run-faults.ts';
import { footprints } from '../footprint/footprint.ts';
import { PartProcesses } from '../parts/part-processes.ts';
import { FAULT_EVERY_MS, planFaults } from '../plan/fault-plan.ts';
import { ADMIN, type ChaosProduct } from '../product/chaos-product.ts';
import { allHold, findingLines } from '../report/finding.ts';
import { footprintLines } from '../report/footprint-lines.ts';
import { Load } from '../load/load.ts';
import { untilWhole } from './until-whole.ts';

/** How long the load runs before what the parts hold is looked at, ms. */
const WARM_UP_MS = 10_000;

/** Between two positions of a provider, ms. */
const MOVE_EVERY_MS = 5_000;

/** How much of it, and how long. */
export interface ChaosSize {
  readonly seed: number;
  readonly durationMs: number;
  readonly providers: number;
  readonly viewers: number;
}

/** Puts load on the product, lets its parts fail, and says what came of it; whether all held. */
export async function runChaos(
  product: ChaosProduct,
  { seed, durationMs, providers, viewers }: ChaosSize,
  log: (line: string) => void,
): Promise<boolean> {
  await makeAccounts(product.emulatorHost, [ADMIN]);
  const departuresForMs = durationMs + FAULT_EVERY_MS;
  const load = await Load.begin(
    product,
    { providers, viewers, everyMs: MOVE_EVERY_MS, departuresForMs },
    log,
  );
  try {
    await delay(WARM_UP_MS);
    const processes = new PartProcesses(product.dataDir, product.servers);
    const before = await footprints(processes);
    const faults = planFaults(seed, durationMs);
    await runFaults(faults, processes, log);
    const wholeAfter = await untilWhole(product, processes);
    log(`whole again ${(wholeAfter / 1_000).toFixed(1)} s after the last fault`);
    await load.stopWork();
    const after = await footprints(processes);
    await load.stopMoving();
    const seen = { faults, before, after, viewers: await judgeViewers(load) };
    const findings = await judge(product, load, seen);
    const background = await judgeBackground(product, load, faults);
    const ends = await judgeEndsInTime(product, load);
    footprintLines(before, after).forEach(log);
    log(`calls ${load.api.calls}, not answered: ${JSON.stringify(load.api.failed)}`);
    log(`connections of viewers lost ${load.viewers.reduce((sum, { losses }) => sum + losses, 0)}`);
    log(`told offline meanwhile ${load.movers.reduce((sum, { toldOffline }) => sum + toldOffline, 0)}`);
    log(`background work done after ${background.afterMs} ms, mails sent again ${background.repeatedMails}`);
    const all = [...findings, ...background.findings, ends];
    findingLines(all).forEach(log);
    return allHold(all);
  } finally {
    load.end();
  }
}
