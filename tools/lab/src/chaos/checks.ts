import { setTimeout as delay } from 'node:timers/promises';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { differences } from '@rotadas/test-kit/live/viewer-state';
import { emulatorToken } from '../clients/accounts.ts';
import { ADMIN } from '../product/supervised-product.ts';
import { type Fault, parseEndings, unexplainedEndings } from './faults.ts';
import { type Footprint, findGrowth } from './footprint.ts';
import type { Load } from './load.ts';
import type { Part } from './parts.ts';

/** A check after the faults, with its counterexamples. */
export interface CheckResult {
  readonly what: string;
  readonly total: string;
  readonly violations: readonly string[];
}

export function checkResult(what: string, total: string, violations: readonly string[]): CheckResult {
  return { what, total, violations };
}

const EXAMPLES_MAX = 5;

export function formatResults(results: readonly CheckResult[]): string[] {
  const width = Math.max(...results.map(({ what }) => what.length));
  return results.flatMap(({ what, total, violations }) => [
    `${what.padEnd(width)}  ${String(violations.length).padStart(4)}  of ${total}`,
    ...violations.slice(0, EXAMPLES_MAX).map((violation) => `  - ${violation}`),
  ]);
}

export function allPassed(results: readonly CheckResult[]): boolean {
  return results.every(({ violations }) => violations.length === 0);
}

/** Time in which viewers must become correct, ms. */
const RIGHT_WITHIN_MS = 5_000;
const PAUSE_MS = 100;

export interface ViewersResult {
  readonly wrong: readonly string[];
  readonly unanswered: readonly string[];
  readonly afterMs: number;
}

export async function checkViewers(load: Load): Promise<ViewersResult> {
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const { expectedPositions } = load;
    const wrong = load.viewers.flatMap(({ state, viewport }, index) => {
      const [first, ...more] = differences(state, expectedPositions, viewport);
      return first === undefined ? [] : [`viewer ${index} ${first}, and ${more.length} more`];
    });
    const unanswered = load.movers.flatMap(({ id, isSettled }) => (isSettled ? [] : [`provider ${id}`]));
    const afterMs = Math.round(performance.now() - startedAt);
    const isOver = wrong.length + unanswered.length === 0 || afterMs > RIGHT_WITHIN_MS;
    if (isOver) return { wrong, unanswered, afterMs };
  }
}

export interface Observed {
  readonly faults: readonly Fault[];
  readonly viewers: ViewersResult;
  readonly before: ReadonlyMap<Part, Footprint>;
  readonly after: ReadonlyMap<Part, Footprint>;
}

export async function checkState(
  product: TemporaryProduct,
  load: Load,
  seen: Observed,
): Promise<CheckResult[]> {
  const { api, movers, viewers, workload } = load;
  const token = emulatorToken(ADMIN, product.emulatorKey);
  const reports = await workload.checkReports(token);
  const onMap = new Set((await api.try(providersCalls.listActive, token))?.map(({ id }) => id));
  const expected = new Set(movers.map(({ id }) => id));
  const missing = [...expected].filter((id) => !onMap.has(id)).map((id) => `${id} is not on the map`);
  const left = [...onMap].filter((id) => !expected.has(id)).map((id) => `${id} is still on the map`);
  const ended = unexplainedEndings(parseEndings(product.lines), seen.faults);
  const endings = ended.map(({ part, how }) => `${part} ${how}`);
  const { wrong, unanswered, afterMs } = seen.viewers;
  const grown = findGrowth(seen.before, seen.after);
  const acknowledged = `${workload.reports.size} acknowledged`;
  const changes = `${workload.profileChanges} acknowledged`;
  return [
    checkResult('profile changes lost', changes, await workload.checkProfiles()),
    checkResult('reports lost', acknowledged, reports.lost),
    checkResult('reports duplicated', acknowledged, reports.duplicated),
    checkResult('providers lost', `${movers.length} on the map`, missing),
    checkResult('ended offers still on the map', `${workload.sessions.length} ended`, left),
    checkResult('viewers wrong', `${viewers.length}, correct after ${afterMs} ms`, wrong),
    checkResult('positions not acknowledged', `${movers.length} providers`, unanswered),
    checkResult('calls given up', `${api.calls} calls`, api.givenUp),
    checkResult('parts ended without a fault', `${seen.faults.length} faults`, endings),
    checkResult('memory or descriptors grown', `${seen.after.size} parts`, grown),
  ];
}
