import { readdir } from 'node:fs/promises';

/** How many files and sockets a process has open, by Linux's own account. */
export async function descriptorsOf(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
