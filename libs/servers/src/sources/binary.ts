import { mkdir } from 'node:fs/promises';
import { startChild } from '../processes/child.ts';
import type { FoundBinary, ServerDefinition } from '../server-definition.ts';
import type { Program } from '../server.ts';
import { runCommand } from '../processes/run-command.ts';
import { environment } from '../settings/environment.ts';

export function binaryProgram(definition: ServerDefinition, { path, origin, env }: FoundBinary): Program {
  return {
    origin,
    async launch({ port, dataDir, logFile }) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      return startChild({
        command: path,
        args: [...definition.args(dataDir), ...definition.listenArgs(port)],
        cwd: dataDir,
        logFile,
        env: { ...environment.all, ...env },
      });
    },
  };
}

const VERSION_TIMEOUT_MS = 10_000;

/** Undefined if the output contains no version. */
export async function readVersion(path: string): Promise<string | undefined> {
  const { output } = await runCommand(path, ['--version'], { timeoutMs: VERSION_TIMEOUT_MS });
  return /\d{1,9}\.\d{1,9}\.\d{1,9}/.exec(output)?.[0];
}

export function isOlder(version: string, than: string): boolean {
  const [these, those] = [version, than].map((each) => each.split('.').map(Number));
  const differs = these?.findIndex((number, index) => number !== those?.[index]) ?? -1;
  return differs >= 0 && (these?.[differs] ?? 0) < (those?.[differs] ?? 0);
}
