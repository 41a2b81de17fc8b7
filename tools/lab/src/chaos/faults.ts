import { setTimeout as delay } from 'node:timers/promises';
import { isPart, type Part, type PartProcesses, PARTS } from './parts.ts';

export const FAULT_EVERY_MS = 10_000;

const STOPPED_MS = 5_000;

type FaultKind = 'kill' | 'stop';

/** A killed emulator forgets all accounts and revokes all tokens, unlike an identity provider. */
const NEVER_KILLED: ReadonlySet<Part> = new Set(['The auth emulator']);

/** Milliseconds since the start. */
export interface Fault {
  readonly atMs: number;
  readonly part: Part;
  readonly kind: FaultKind;
}

/** Each round includes every part in random order, alternately killed and paused; reproducible. */
export function planFaults(seed: number, durationMs: number): Fault[] {
  const random = mulberry32(seed);
  const lastKinds = new Map<Part, FaultKind>();
  const round: Part[] = [];
  return Array.from({ length: Math.floor(durationMs / FAULT_EVERY_MS) }, (_, index) => {
    if (round.length === 0) {
      const ranked = PARTS.map((part) => ({ part, rank: random() }));
      round.push(...ranked.sort((a, b) => a.rank - b.rank).map(({ part }) => part));
    }
    const part = round.shift() ?? PARTS[0];
    const last = lastKinds.get(part) ?? (random() < 0.5 ? 'kill' : 'stop');
    const kind = NEVER_KILLED.has(part) || last === 'kill' ? 'stop' : 'kill';
    lastKinds.set(part, kind);
    return { atMs: index * FAULT_EVERY_MS, part, kind };
  });
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export async function runFaults(
  faults: readonly Fault[],
  processes: PartProcesses,
  log: (line: string) => void,
): Promise<void> {
  const startedAt = Date.now();
  for (const [index, { atMs, part, kind }] of faults.entries()) {
    await delay(Math.max(0, startedAt + atMs - Date.now()));
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    log(`${seconds} s: ${kind} ${part} (${index + 1} of ${faults.length})`);
    const pid = await processes.waitFor(part);
    if (kind === 'kill') process.kill(pid, 'SIGKILL');
    else await pauseProcess(pid);
  }
}

async function pauseProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  try {
    await delay(STOPPED_MS);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

export interface Ending {
  readonly part: Part;
  readonly how: string;
}

const ENDED = /^(.+?) (ended with \S+|did not start \(.*\))(?:; starting it again|, \d+ times in a row)/;
const KILLED = 'ended with SIGKILL';

export function parseEndings(lines: readonly string[]): Ending[] {
  return lines.flatMap((line) => {
    const [, part = '', how = ''] = ENDED.exec(line) ?? [];
    return isPart(part) ? [{ part, how }] : [];
  });
}

/** A kill explains one ending of its part. */
export function unexplainedEndings(endings: readonly Ending[], faults: readonly Fault[]): Ending[] {
  const kills = faults.flatMap(({ part, kind }) => (kind === 'kill' ? [part] : []));
  return endings.filter(({ part, how }) => {
    const at = how === KILLED ? kills.indexOf(part) : -1;
    if (at >= 0) kills.splice(at, 1);
    return at < 0;
  });
}
