import { setTimeout as delay } from 'node:timers/promises';
import { providersCalls } from '@rotadas/contracts/providers/providers.calls';
import { differences } from '../measure/shown.ts';
import { emulatorToken } from '../clients/accounts.ts';
import { ADMIN, type SupervisedProduct } from '../product/supervised-product.ts';
import { endingsIn, unexplainedEndings } from './endings.ts';
import type { Fault } from './faults.ts';
import { type Footprint, growthFaults } from './footprint.ts';
import type { Load } from './load.ts';
import type { Part } from './parts.ts';

/** A check after the faults, with its counterexamples. */
export interface Finding {
  readonly what: string;
  readonly of: string;
  readonly faults: readonly string[];
}

export function finding(what: string, of: string, faults: readonly string[]): Finding {
  return { what, of, faults };
}

const EXAMPLES_MAX = 5;

export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings.flatMap(({ what, of, faults }) => [
    `${what.padEnd(width)}  ${String(faults.length).padStart(4)}  of ${of}`,
    ...faults.slice(0, EXAMPLES_MAX).map((fault) => `  - ${fault}`),
  ]);
}

export function allHold(findings: readonly Finding[]): boolean {
  return findings.every(({ faults }) => faults.length === 0);
}

/** Time in which viewers must become correct, ms. */
const RIGHT_WITHIN_MS = 5_000;
const PAUSE_MS = 100;

export interface ViewersVerdict {
  readonly wrong: readonly string[];
  readonly unanswered: readonly string[];
  readonly afterMs: number;
}

export async function judgeViewers(load: Load): Promise<ViewersVerdict> {
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const { truth } = load;
    const wrong = load.viewers.flatMap(({ shown, looking }, index) => {
      const [first, ...more] = differences(shown, truth, looking);
      return first === undefined ? [] : [`viewer ${index} ${first}, and ${more.length} more`];
    });
    const unanswered = load.movers.flatMap(({ id, isSettled }) => (isSettled ? [] : [`provider ${id}`]));
    const afterMs = Math.round(performance.now() - startedAt);
    const isOver = wrong.length + unanswered.length === 0 || afterMs > RIGHT_WITHIN_MS;
    if (isOver) return { wrong, unanswered, afterMs };
  }
}

export interface Seen {
  readonly faults: readonly Fault[];
  readonly viewers: ViewersVerdict;
  readonly before: ReadonlyMap<Part, Footprint>;
  readonly after: ReadonlyMap<Part, Footprint>;
}

/** Compares the product's state with what it acknowledged. */
export async function judge(product: SupervisedProduct, load: Load, seen: Seen): Promise<Finding[]> {
  const { api, movers, viewers, work } = load;
  const token = emulatorToken(ADMIN);
  const reports = await work.reportFaults(token);
  const onMap = new Set((await api.try(providersCalls.listActive, token))?.map(({ id }) => id));
  const expected = new Set(movers.map(({ id }) => id));
  const missing = [...expected].filter((id) => !onMap.has(id)).map((id) => `${id} is not on the map`);
  const left = [...onMap].filter((id) => !expected.has(id)).map((id) => `${id} is still on the map`);
  const ended = unexplainedEndings(endingsIn(product.lines), seen.faults);
  const ofReports = `${work.reports.size} acknowledged`;
  return [
    finding('profile changes lost', `${work.profileChanges} acknowledged`, await work.profileFaults()),
    finding('reports lost', ofReports, reports.lost),
    finding('reports twice', ofReports, reports.twice),
    finding('providers lost', `${movers.length} on the map`, missing),
    finding('ended offers on the map', `${work.visits.length} ended`, left),
    finding('viewers wrong', `${viewers.length}, right after ${seen.viewers.afterMs} ms`, seen.viewers.wrong),
    finding('positions open', `${movers.length} providers`, seen.viewers.unanswered),
    finding('calls given up', `${api.calls} calls`, api.givenUp),
    finding(
      'ended of themselves',
      `${seen.faults.length} faults`,
      ended.map(({ part, how }) => `${part} ${how}`),
    ),
    finding(
      'memory and descriptors grown',
      `${seen.after.size} parts`,
      growthFaults(seen.before, seen.after),
    ),
  ];
}
