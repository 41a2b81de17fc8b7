import { loadavg } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';
import { countScriptBytes } from '../support/script-bytes.ts';
import { startOwnProduct } from '../support/start-product.ts';
import { auditPage, type CategoryScore } from './audit-page.ts';

// Audits a new user's first pages in the built product; fails if a median score is too low.

const PAGES = ['/greeting', '/login', '/about'];
const RUNS = 3;
const LOWEST_SCORE = 95;
/** Maximum JavaScript of a first load, compressed, bytes. */
const MOST_JAVASCRIPT = 200_000;

const write = (line: string) => void process.stdout.write(`${line}\n`);

const reports = await temporaryFolder('reports');
const product = await startOwnProduct('lighthouse');
let failed = false;
try {
  write(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  for (const page of PAGES) {
    const runs: CategoryScore[][] = [];
    while (runs.length < RUNS)
      runs.push(await auditPage(`${product.url}${page}`, join(reports.path, `${page.slice(1)}.json`)));
    const scores = medianScores(runs);
    const javaScript = await javaScriptOf(`${product.url}${page}`);
    failed ||= javaScript > MOST_JAVASCRIPT || scores.some(({ score }) => score < LOWEST_SCORE);
    const columns = scores.map(({ title, score, all }) => `${title} ${score} (${all.join(', ')})`);
    write([page.padEnd(10), ...columns, `JavaScript ${(javaScript / 1_000).toFixed(1)} kB`].join(' | '));
    for (const { title, score, shortcomings } of scores)
      if (score < LOWEST_SCORE) write(`  ${title}: ${shortcomings.join('; ')}`);
  }
} finally {
  await product.stop();
  await reports.remove();
}
if (failed) {
  write(`Below ${LOWEST_SCORE}, or more than ${MOST_JAVASCRIPT / 1_000} kB of JavaScript.`);
  process.exitCode = 1;
}

async function javaScriptOf(url: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const scriptBytes = countScriptBytes(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await scriptBytes();
  } finally {
    await browser.close();
  }
}

/** A single run on a busy machine varies too much. */
function medianScores(runs: readonly CategoryScore[][]): (CategoryScore & { all: number[] })[] {
  return (runs[0] ?? []).flatMap(({ title }) => {
    const scores = runs.flatMap((run) => run.filter((category) => category.title === title));
    const middle = scores.toSorted((a, b) => a.score - b.score)[Math.floor(scores.length / 2)];
    return middle ? [{ ...middle, all: scores.map(({ score }) => score) }] : [];
  });
}
