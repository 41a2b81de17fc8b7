import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { trackChild } from '@rotadas/servers/processes/child-registry';
import { FuzzReport } from './fuzz-report.ts';
import { UNDOCUMENTED } from './undocumented.ts';
import { environment } from '@rotadas/servers/settings/environment';

const TOOL = join(import.meta.dirname, '..');

export interface FuzzRun {
  readonly apiUrl: string;
  /** Calls without a token are anonymous. */
  readonly token?: string | undefined;
  readonly examples: number;
  readonly seed: number;
}

/** Runs schemathesis with all checks; prints its output at the end, since runs are parallel. */
export async function runSchemathesis(packages: string, run: FuzzRun): Promise<FuzzReport> {
  const work = await temporaryFolder('fuzz');
  const report = join(work.path, 'report.json');
  const child = spawn(
    'python3',
    [
      ...['-m', 'schemathesis.cli', '--config-file', join(TOOL, 'schemathesis.toml'), '--no-color'],
      ...[
        'run',
        `${run.apiUrl}/api/docs/openapi.json`,
        '--checks',
        'all',
        '--max-examples',
        String(run.examples),
        '--seed',
        String(run.seed),
      ],
      ...(run.token === undefined ? [] : ['--header', `Authorization: Bearer ${run.token}`]),
      ...['--generation-database', 'none', '--report', 'json', '--report-json-path', report],
    ],
    {
      cwd: work.path,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...environment.all,
        PYTHONPATH: `${packages}:${TOOL}`,
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: 'hooks',
        FUZZ_UNDOCUMENTED: JSON.stringify(UNDOCUMENTED),
      },
    },
  );
  trackChild(child);
  try {
    const printed = text(child.stdout);
    await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
    process.stdout.write(await printed);
    return FuzzReport.parse(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await work.remove();
  }
}
