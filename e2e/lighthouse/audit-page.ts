import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolPackages } from '@rotadas/start/packages/tool-packages';
import { chromiumOptions } from '../support/chromium.ts';

const LIGHTHOUSE = 'node_modules/lighthouse/cli/index.js';

/** Longest that one audit may take, ms. */
const AUDIT_TIMEOUT_MS = 180_000;

/** Lighthouse missed the beginning of the page in its trace, and itself asks to be run again. */
const LOST_START = /NO_NAVSTART/;

/** One of Lighthouse's categories, with its score from 0 to 100. */
export interface CategoryScore {
  readonly title: string;
  readonly score: number;
  /** What it found wanting. */
  readonly shortcomings: readonly string[];
}

/** Of Lighthouse's report, what is read here. */
interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Has Lighthouse look at a page as a phone on a slow network would (its mobile preset). */
export async function auditPage(url: string, reportFile: string): Promise<CategoryScore[]> {
  const { executablePath, env = process.env, args = [] } = chromiumOptions();
  const lighthouse = join(toolPackages('lighthouse'), LIGHTHOUSE);
  const audit = () =>
    promisify(execFile)(
      process.execPath,
      [
        ...[lighthouse, url, '--quiet', '--output=json', `--output-path=${reportFile}`],
        `--chrome-flags=${plainFlags(args).join(' ')}`,
      ],
      { env: { ...env, CHROME_PATH: executablePath }, timeout: AUDIT_TIMEOUT_MS },
    );
  await audit().catch((error: unknown) => {
    if (!LOST_START.test(String(error))) throw error;
    return audit();
  });
  return scoresOf(JSON.parse(await readFile(reportFile, 'utf8')) as Report);
}

function scoresOf({ categories, audits }: Report): CategoryScore[] {
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
    shortcomings: auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }));
}

/**
 * The flags without those that draw WebGL in software, which no page measured here has, and those
 * with spaces.
 */
function plainFlags(flags: readonly string[]): string[] {
  return flags.filter((flag) => !/\s|swiftshader|^--use-/.test(flag));
}
