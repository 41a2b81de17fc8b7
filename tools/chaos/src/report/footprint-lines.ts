import type { Footprint } from '../footprint/footprint.ts';
import { megabytes } from '../footprint/growth.ts';
import type { Part } from '../parts/parts.ts';

const WIDTH = 'The auth emulator'.length;

/** What each part holds, before and after. */
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
