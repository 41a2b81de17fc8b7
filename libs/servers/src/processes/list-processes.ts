import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine and its command with all arguments. */
export interface ListedProcess {
  readonly pid: number;
  readonly command: string;
}

/** Every process of this machine; a bare Linux has no `ps`, but says it in files. */
export function listProcesses(): ListedProcess[] {
  return process.platform === 'linux' ? fromFiles() : fromPs();
}

function fromFiles(): ListedProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(pid), command }];
    } catch {
      return []; // it ended meanwhile
    }
  });
}

function fromPs(): ListedProcess[] {
  const lines = execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || command === undefined ? [] : [{ pid: Number(pid), command }];
  });
}
