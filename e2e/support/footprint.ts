import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { pidOfPart } from './kill.ts';

interface Footprint {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** The key is the name of a part. */
type Footprints = ReadonlyMap<string, Footprint>;

/** A restart fills caches, and an uncollected heap adds half of the memory. */
const LIMITS = { megabytes: [1.5, 64], descriptors: [1.2, 50] } as const;

export const readFootprints = (product: TemporaryProduct, parts: readonly string[]): Footprints =>
  new Map(parts.map((part) => [part, readFootprint(pidOfPart(product, part) ?? Number.NaN)]));

/** Resident memory and open descriptors of a process; Linux only. */
export function readFootprint(pid: number): Footprint {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    megabytes: Math.round(Number(kilobytes) / 1_024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

export function expectNoGrowth(before: Footprints, after: Footprints): void {
  const grown = [...after].flatMap(([part, now]) =>
    (['megabytes', 'descriptors'] as const).flatMap((what) => {
      const then = before.get(part)?.[what] ?? Number.NaN;
      const [factor, more] = LIMITS[what];
      return now[what] > then * factor + more ? [`${part}: ${what} ${then} -> ${now[what]}`] : [];
    }),
  );
  expect(grown).toEqual([]);
}
