import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import type { Outcome } from './row.ts';

export const RESULTS = join(rootDir, 'bench/results');

export interface RowResult {
  readonly number: number;
  readonly what: string;
  readonly outcomes: readonly Outcome[];
}

const HEAD = ['#', 'what', 'measured', 'reference', 'figure', 'goal', 'met'];

export function tableOf(rows: readonly RowResult[]): string {
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

export function readOrigin() {
  const processors = cpus();
  return {
    commit: outputOf('git', 'rev-parse', 'HEAD'),
    isChanged: outputOf('git', 'status', '--porcelain') !== '',
    machine: {
      processor: processors[0]?.model ?? 'unknown',
      processors: processors.length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      system: `${type()} ${release()}`,
    },
    versions: {
      node: process.version,
      redis: outputOf('redis-server', '--version'),
      nats: outputOf('nats-server', '--version'),
    },
    /** Processes that wanted a processor, on average over a minute; below 1 on a quiet machine. */
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** What a program prints; `unknown` if it is not installed: the product brings its own servers. */
function outputOf(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: rootDir, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

export function timestamp(time: string): string {
  return time.replaceAll(/[:.]/g, '-');
}

export async function saveResult(
  result: ReturnType<typeof readOrigin> & {
    readonly measuredAt: string;
    readonly quick: boolean;
    readonly rows: readonly RowResult[];
  },
): Promise<string> {
  const name = `${timestamp(result.measuredAt)}${result.quick ? '-quick' : ''}.json`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, name), `${JSON.stringify(result, null, 2)}\n`);
  return join('bench/results', name);
}
