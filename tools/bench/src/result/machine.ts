import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { rootDir } from '@rotadas/servers/settings/folders';

/** Where, on what and of which state of the code a result was measured. */
export interface Origin {
  readonly commit: string;
  /** Whether the working tree differed from that commit. */
  readonly isChanged: boolean;
  readonly machine: {
    readonly processor: string;
    readonly processors: number;
    readonly memoryGb: number;
    readonly system: string;
  };
  readonly versions: Readonly<Record<string, string>>;
  /**
   * How many processes wanted a processor before the first row, on average over a minute: a quiet
   * machine has less than 1.
   */
  readonly loadBefore: number;
}

/** Looks it up. */
export function originOf(): Origin {
  const processors = cpus();
  return {
    commit: answerOf('git', 'rev-parse', 'HEAD'),
    isChanged: answerOf('git', 'status', '--porcelain') !== '',
    machine: {
      processor: processors[0]?.model ?? 'unknown',
      processors: processors.length,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      system: `${type()} ${release()}`,
    },
    versions: {
      node: process.version,
      redis: answerOf('redis-server', '--version'),
      nats: answerOf('nats-server', '--version'),
    },
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** What a program says; `unknown` where it is not installed. */
function answerOf(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: rootDir, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown'; // the product brings servers of its own where the machine has none
  }
}
