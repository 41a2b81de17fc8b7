import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { Running } from '../processes/running.ts';

/** Who runs in a data folder: the launcher, and the processes that it started. */
export const Roster = z.object({ launcher: Running, children: z.array(Running) });
export type Roster = z.infer<typeof Roster>;

/** What a run left in the file; nothing when there is none or it cannot be understood. */
export function readRoster(file: string): Roster | undefined {
  try {
    return Roster.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the file as a whole: a reader finds the earlier roster or this one. */
export function writeRoster(file: string, roster: Roster): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(roster), { mode: 0o600 });
  renameSync(next, file);
}
