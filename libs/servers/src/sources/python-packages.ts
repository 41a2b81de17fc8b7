import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, runOrFail } from '../processes/run-command.ts';
import type { SourceContext } from '../server-definition.ts';
import { createOnce } from './create-once.ts';

const PIP = ['-m', 'pip'];
const OPTIONS = [
  ...['--disable-pip-version-check', '--no-input', '--no-compile', '--no-warn-script-location'],
  ...['--require-hashes', '--only-binary=:all:'],
];

/**
 * Installs packages once; resolves to their folder. Create `requirements` by `uv pip compile
 * --generate-hashes --universal --python-version 3.11`.
 */
export async function fetchPythonPackages(
  name: string,
  requirements: string,
  { cacheDir, log }: SourceContext,
  options: readonly string[] = [],
): Promise<string> {
  const folder = join(cacheDir, `${name}-${hash('sha256', requirements).slice(0, 12)}`);
  await createOnce(folder, async (work) => {
    if ((await runCommand('python3', [...PIP, '--version'])).code !== 0)
      throw new Error('Python 3 with pip is missing (python3-pip)');
    log(`Downloading ${name}`);
    const file = join(work, 'requirements.txt');
    await writeFile(file, requirements);
    const target = ['--target', work, '--requirement', file];
    await runOrFail('python3', [...PIP, 'install', ...OPTIONS, ...options, ...target]);
    return work;
  });
  return folder;
}
