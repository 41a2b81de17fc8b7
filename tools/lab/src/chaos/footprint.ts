import { readdirSync, readFileSync } from 'node:fs';
import { type Part, type PartProcesses, PARTS } from './parts.ts';

const MEGABYTE = 1_024 * 1_024;

/** Allowed growth: caches and an uncollected heap add half of the memory. */
const MAX_GROWTH = {
  residentBytes: (before: number) => before * 1.5 + 64 * MEGABYTE,
  descriptors: (before: number) => before * 1.2 + 50,
};

const WIDTH = 'The auth emulator'.length;

export interface Footprint {
  readonly residentBytes: number;
  readonly descriptors: number;
}

/** Reads /proc; Linux only. */
export async function footprints(processes: PartProcesses): Promise<Map<Part, Footprint>> {
  const found = new Map<Part, Footprint>();
  for (const part of PARTS) {
    const pid = await processes.waitFor(part);
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const descriptors = readdirSync(`/proc/${pid}/fd`).length;
    found.set(part, { residentBytes: Number(kilobytes) * 1_024, descriptors });
  }
  return found;
}

export function findGrowth(
  before: ReadonlyMap<Part, Footprint>,
  after: ReadonlyMap<Part, Footprint>,
): string[] {
  return [...after].flatMap(([part, now]) => {
    const then = before.get(part);
    if (then === undefined) return [];
    const memory = now.residentBytes > MAX_GROWTH.residentBytes(then.residentBytes);
    const descriptors = now.descriptors > MAX_GROWTH.descriptors(then.descriptors);
    return [
      ...(memory ? [`${part} holds ${megabytes(now)} MB, ${megabytes(then)} before`] : []),
      ...(descriptors ? [`${part} holds ${now.descriptors} descriptors, ${then.descriptors} before`] : []),
    ];
  });
}

export function footprintLines(
  before: ReadonlyMap<Part, Footprint>,
  after: ReadonlyMap<Part, Footprint>,
): string[] {
  return [...after].map(([part, now]) => {
    const then = before.get(part) ?? now;
    const memory = `${megabytes(then)} -> ${megabytes(now)} MB`;
    return `${part.padEnd(WIDTH)}  ${memory.padEnd(16)}  ${then.descriptors} -> ${now.descriptors} descriptors`;
  });
}

export function megabytes({ residentBytes }: Footprint): number {
  return Math.round(residentBytes / MEGABYTE);
}
