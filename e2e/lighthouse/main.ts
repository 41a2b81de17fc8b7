import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolPackages } from '@rotadas/start/packages/tool-packages';
import { startTemporaryProduct } from '@rotadas/start/temporary-product';
import { chromiumOptions } from '../support/chromium.ts';

// Audits a new user's first pages in the built product with Lighthouse's mobile preset, a phone on
// a slow network; fails if a median score is too low. Writes the reports to test-results.

const PAGES = ['greeting', 'login', 'about'];
const RUNS = 3;
const LOWEST_SCORE = 95;
/** Maximum JavaScript of a first load, compressed, bytes. */
const MOST_JAVASCRIPT = 200_000;
const AUDIT_TIMEOUT_MS = 180_000;
/** Lighthouse missed the start of its trace; it advises another run. */
const LOST_START = /NO_NAVSTART/;
const REPORTS = join(import.meta.dirname, '../test-results/lighthouse');

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: {
    'network-requests': { details: { items: { resourceType: string; transferSize: number }[] } };
  };
}

async function audit(url: string, name: string): Promise<Report> {
  const { executablePath, env = process.env, args = [] } = chromiumOptions();
  // No audited page uses WebGL, and --chrome-flags does not allow spaces.
  const flags = args.filter((flag) => !/\s|swiftshader|^--use-/.test(flag));
  const run = () =>
    promisify(execFile)(
      process.execPath,
      [
        ...[join(toolPackages('lighthouse'), 'node_modules/lighthouse/cli/index.js'), url, '--quiet'],
        ...['--output=json', '--output=html', `--output-path=${join(REPORTS, name)}`],
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { env: { ...env, CHROME_PATH: executablePath }, timeout: AUDIT_TIMEOUT_MS },
    );
  await run().catch((error: unknown) => (LOST_START.test(String(error)) ? run() : Promise.reject(error)));
  return JSON.parse(await readFile(join(REPORTS, `${name}.report.json`), 'utf8')) as Report;
}

/** A single run on a busy machine varies too much. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await mkdir(REPORTS, { recursive: true });
const product = await startTemporaryProduct('lighthouse');
try {
  for (const page of PAGES) {
    const runs: Report[] = [];
    while (runs.length < RUNS) runs.push(await audit(`${product.url}/${page}`, `${page}-${runs.length + 1}`));
    const scores = Object.keys(runs[0]?.categories ?? {}).map((category) => {
      const all = runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
      return { category, all, score: median(all) };
    });
    const javaScript = runs[0]?.audits['network-requests'].details.items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
    const columns = scores.map(({ category, score, all }) => `${category} ${score} (${all.join(', ')})`);
    process.stdout.write(`${page.padEnd(10)} | ${columns.join(' | ')} | JavaScript ${javaScript} bytes\n`);
    const isGood =
      scores.every(({ score }) => score >= LOWEST_SCORE) && Number(javaScript) <= MOST_JAVASCRIPT;
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
