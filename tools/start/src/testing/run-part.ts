import { spawn } from 'node:child_process';

import { remember } from '@rotadas/servers/processes/living';
import { rootDir } from '@rotadas/servers/settings/folders';
import { countResults, type Counts } from './count-results.ts';

/** What came of one part of the test sequence. */
export interface PartResult extends Counts {
  name: string;
  seconds: number;
}

/** Runs an npm script, shows its output as it comes, and counts its tests; a part that fails without one counts as one. */
export function runPart(name: string, env: NodeJS.ProcessEnv): Promise<PartResult> {
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: rootDir,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    remember(child);
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on('data', (chunk) => {
        output += String(chunk);
        to.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const { passed, failed, flaky } = countResults(output);
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      resolve({ name, seconds, passed, flaky, failed: code === 0 ? failed : Math.max(failed, 1) });
    });
  });
}
