import { mkdir } from 'node:fs/promises';

import { startChild } from '../processes/child.ts';
import { environment } from '../settings/environment.ts';
import type { PinnedBinary, Recipe } from '../recipe.ts';
import type { Program } from '../server.ts';

/** A program that runs a binary of this machine. */
export function binaryProgram(recipe: Recipe, { path, origin, env }: PinnedBinary): Program {
  return {
    origin,
    async launch({ port, dataDir, logFile }) {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      return startChild({
        ...{ command: path, args: recipe.args(port, dataDir) },
        ...{ cwd: dataDir, logFile, env: { ...environment.all, ...env } },
      });
    },
  };
}
