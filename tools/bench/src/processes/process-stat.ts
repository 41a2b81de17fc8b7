/** What Linux says of a process in /proc/PID/stat. */
export interface ProcessStat {
  readonly parent: number;
  /** Processor time in user and kernel mode, seconds. */
  readonly cpuSeconds: number;
}

/** Ticks of the processor clock in a second, on every Linux that Node runs on (USER_HZ). */
const TICKS_PER_SECOND = 100;

/**
 * Reads one; the program's name, in brackets, may hold anything, so that fields count from its end.
 */
export function parseProcessStat(text: string): ProcessStat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, kernel] = [fields[1], fields[11], fields[12]].map(Number);
  if (
    parent === undefined ||
    user === undefined ||
    kernel === undefined ||
    Number.isNaN(parent + user + kernel)
  ) {
    throw new Error(`not a process: ${text}`);
  }
  return { parent, cpuSeconds: (user + kernel) / TICKS_PER_SECOND };
}
