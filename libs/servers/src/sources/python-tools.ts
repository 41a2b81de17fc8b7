import { runCommand } from '../processes/run-command.ts';
import type { Log } from '../recipe.ts';
import { installSystemPackages } from './package-manager.ts';

type Command = readonly [string, ...string[]];

export interface PythonTools {
  pip: Command;
  python: Command;
}

const SYSTEMS: PythonTools = { pip: ['python3', '-m', 'pip'], python: ['python3'] };

/** In this order; uv brings pip and Python. */
const TOOLS: readonly PythonTools[] = [
  SYSTEMS,
  { pip: ['python', '-m', 'pip'], python: ['python'] },
  { pip: ['uv', 'tool', 'run', 'pip'], python: ['uv', 'run', '--no-project', 'python'] },
];

let found: Promise<PythonTools> | undefined;

/** Finds pip and Python once; installs pip if that is allowed. */
export function pythonTools(log: Log): Promise<PythonTools> {
  found ??= find(log);
  return found;
}

async function find(log: Log): Promise<PythonTools> {
  for (const tools of TOOLS) {
    const [command, ...args] = tools.pip;
    if ((await runCommand(command, [...args, '--version'])).code === 0) return tools;
  }
  await installSystemPackages(['python3-pip'], log).catch((error: unknown) => {
    throw new Error(`neither pip (python3-pip) nor uv is installed; ${String(error)}`, { cause: error });
  });
  return SYSTEMS;
}
