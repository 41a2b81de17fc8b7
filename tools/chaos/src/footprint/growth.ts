import type { Part } from '../parts/parts.ts';
import type { Footprint } from './footprint.ts';

/**
 * What a part may hold more than before, under the same load: half as much again, as caches and a
 * heap that is not collected yet take, and something for the smallest.
 */
const MOST = {
  residentBytes: (before: number) => before * 1.5 + 64 * 1_024 * 1_024,
  descriptors: (before: number) => before * 1.2 + 50,
};

const MEGABYTE = 1_024 * 1_024;

/** Which parts hold more than they may, a sentence each. */
export function growthFaults(
  before: ReadonlyMap<Part, Footprint>,
  after: ReadonlyMap<Part, Footprint>,
): string[] {
  return [...after].flatMap(([part, now]) => {
    const then = before.get(part);
    if (then === undefined) return [];
    const memory = now.residentBytes > MOST.residentBytes(then.residentBytes);
    const descriptors = now.descriptors > MOST.descriptors(then.descriptors);
    return [
      ...(memory ? [`${part} holds ${megabytes(now)} MB, ${megabytes(then)} before`] : []),
      ...(descriptors ? [`${part} holds ${now.descriptors} descriptors, ${then.descriptors} before`] : []),
    ];
  });
}

/** What a process holds of memory, in whole MB. */
export function megabytes({ residentBytes }: Footprint): number {
  return Math.round(residentBytes / MEGABYTE);
}
