import { readdirSync, readFileSync } from 'node:fs';
import { type Part, PARTS } from '../parts/parts.ts';
import type { PartProcesses } from '../parts/part-processes.ts';

/** What a process holds of the machine. */
export interface Footprint {
  readonly residentBytes: number;
  readonly descriptors: number;
}

/** What each part holds now. */
export async function footprints(processes: PartProcesses): Promise<Map<Part, Footprint>> {
  const found = new Map<Part, Footprint>();
  for (const part of PARTS) found.set(part, footprintOf(await processes.waitFor(part)));
  return found;
}

/** What a process holds, by Linux's files about it. */
function footprintOf(pid: number): Footprint {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { residentBytes: Number(kilobytes) * 1_024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
