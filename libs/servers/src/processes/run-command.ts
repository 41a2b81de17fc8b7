import { spawn } from 'node:child_process';
import { trackChild } from './child-registry.ts';
import { endTrees } from './process-tree.ts';

/** Characters of output that are kept: the last ones. */
const OUTPUT_MAX = 1_000_000;

export interface CommandResult {
  code: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** After this time the command and its descendants are ended. */
  timeoutMs?: number;
}

/** Runs a command and collects its output; the code is 127 if the command does not exist. */
export function runCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    trackChild(child);
    const { pid } = child;
    const timer =
      options.timeoutMs !== undefined && pid !== undefined
        ? setTimeout(() => void endTrees([pid]), options.timeoutMs)
        : undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-OUTPUT_MAX)));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Throws with the output if the command fails. */
export async function runOrFail(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<string> {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${output.trim().slice(-2_000)}`);
  return output;
}

const LONGEST = 300;

/** The message of an error, or a text, in one line; shortened in the middle. */
export function oneLine(value: unknown): string {
  const text = value instanceof Error ? value.message : String(value);
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const half = LONGEST / 2;
  return `${line.slice(0, half)} … ${line.slice(-half)}`;
}
