import { setTimeout as delay } from 'node:timers/promises';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { signalGroup } from '../processes/child-registry.ts';
import { stillRuns, type Running } from '../processes/running.mjs';

/** Longer than any server needs to write its data. */
const PATIENCE_MS = 8_000;
const CHECK_MS = 50;

/** Ends those that still run, with their children; returns their number. */
export async function endLeftoverProcesses(processes: readonly Running[]): Promise<number> {
  const left = processes.filter(stillRuns);
  left.forEach(({ pid }) => signalGroup(pid, 'SIGTERM'));
  const deadline = Date.now() + PATIENCE_MS;
  while (left.some(stillRuns) && Date.now() < deadline) await delay(CHECK_MS);
  left.filter(stillRuns).forEach(({ pid }) => signalGroup(pid, 'SIGKILL'));
  while (left.some(stillRuns)) await delay(CHECK_MS);
  return left.length;
}

const Process = z.object({ pid: z.int().positive(), startedAt: z.string().min(1) });

const Roster = z.object({ launcher: Process, children: z.array(Process) });
type Roster = z.infer<typeof Roster>;

/** Undefined if the file is missing or invalid. */
export function readRoster(file: string): Roster | undefined {
  try {
    return Roster.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeRoster(file: string, roster: Roster): void {
  const next = `${file}.next`;
  writeFileSync(next, JSON.stringify(roster), { mode: 0o600 });
  renameSync(next, file);
}
