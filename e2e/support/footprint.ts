import { readdirSync, readFileSync } from 'node:fs';

export interface Footprint {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** Resident memory and open descriptors of a process; Linux only. */
export function readFootprint(pid: number): Footprint {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    megabytes: Math.round(Number(kilobytes) / 1_024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}
