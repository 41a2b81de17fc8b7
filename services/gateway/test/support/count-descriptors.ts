import { readdir } from 'node:fs/promises';

/** Open files and sockets of a process, on Linux. */
export async function countDescriptors(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length;
}
