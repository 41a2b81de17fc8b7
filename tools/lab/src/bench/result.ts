import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Outcome } from './row.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

export interface RowResult {
  readonly number: number;
  readonly what: string;
  readonly outcomes: readonly Outcome[];
}

const HEAD = ['#', 'what', 'measured', 'reference', 'figure', 'goal', 'met'];

export function formatTable(rows: readonly RowResult[]): string {
  const lines = rows.flatMap(({ number, what, outcomes }) =>
    outcomes.map((outcome) => [
      String(number),
      outcome.part === '' ? what : `${what}: ${outcome.part}`,
      `${short(outcome.measured)} ${outcome.unit}`,
      outcome.reference === null ? '–' : `${short(outcome.reference)} ${outcome.unit}`,
      short(outcome.figure),
      `${outcome.goal.kind} ${outcome.goal.value}`,
      outcome.isMet ? 'yes' : 'no',
    ]),
  );
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function short(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** Commit, machine and versions: figures of different ones cannot be compared. */
export function describeOrigin(): string {
  const processors = cpus();
  const changes = readOutput('git', 'status', '--porcelain') === '' ? '' : ' with uncommitted changes';
  return [
    `Commit ${readOutput('git', 'rev-parse', '--short', 'HEAD')}${changes}`,
    `${processors.length} × ${processors[0]?.model ?? UNKNOWN}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    readOutput('redis-server', '--version'),
    readOutput('nats-server', '--version'),
    // Runnable processes, average of a minute; below 1 on an idle machine.
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ]
    .filter((part) => part !== UNKNOWN)
    .join(', ');
}

const UNKNOWN = 'unknown';

function readOutput(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: rootDir, encoding: 'utf8' }).trim();
  } catch {
    return UNKNOWN;
  }
}
