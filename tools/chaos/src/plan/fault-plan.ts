import { type Part, PARTS } from '../parts/parts.ts';
import { seededRandom, shuffled } from './random.ts';

/** Between two faults, ms. */
export const FAULT_EVERY_MS = 10_000;

/** A part is ended by SIGKILL, or stands still for a while by SIGSTOP. */
type FaultKind = 'kill' | 'stop';

/**
 * An auth emulator that starts from saved accounts knows none for a moment and then revokes all
 * tokens, which no identity provider does.
 */
const NEVER_KILLED: ReadonlySet<Part> = new Set(['The auth emulator']);

/** What befalls one part, and when, ms from the start. */
export interface Fault {
  readonly atMs: number;
  readonly part: Part;
  readonly kind: FaultKind;
}

/**
 * The faults of a run, the same for the same seed: every part once in each round, in any order,
 * and in its next turn by the other kind; the auth emulator is only stopped.
 */
export function planFaults(seed: number, durationMs: number): Fault[] {
  const random = seededRandom(seed);
  const lastOf = new Map<Part, FaultKind>();
  let round: Part[] = [];
  return Array.from({ length: Math.floor(durationMs / FAULT_EVERY_MS) }, (_, index) => {
    if (round.length === 0) round = shuffled(PARTS, random);
    const part = round.shift() ?? PARTS[0];
    const kind = NEVER_KILLED.has(part) ? 'stop' : nextKind(lastOf.get(part), random);
    lastOf.set(part, kind);
    return { atMs: index * FAULT_EVERY_MS, part, kind };
  });
}

function nextKind(last: FaultKind | undefined, random: () => number): FaultKind {
  if (last === undefined) return random() < 0.5 ? 'kill' : 'stop';
  return last === 'kill' ? 'stop' : 'kill';
}
