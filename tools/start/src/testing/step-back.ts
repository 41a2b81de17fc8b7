import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Makes a process that leads a session, and all that it starts in it, step back for others, by
 * `niceness` from 0 to 19. Where Linux shares processors out by session, a process's own niceness
 * counts within its session only, so the session gets it too (sched(7), "The autogroup feature").
 */
export function stepBack(pid: number, niceness: number): void {
  setPriority(pid, niceness);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // This system does not share out by session: what is set above counts everywhere.
  }
}
