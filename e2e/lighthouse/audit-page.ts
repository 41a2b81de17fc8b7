import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolPackages } from '@rotadas/start/packages/tool-packages';
import { chromiumOptions } from '../support/chromium.ts';

const LIGHTHOUSE = 'node_modules/lighthouse/cli/index.js';

const AUDIT_TIMEOUT_MS = 180_000;

/** Lighthouse missed the start of its trace; it advises another run. */
const LOST_START = /NO_NAVSTART/;

/** `score` is 0 to 100. */
export interface CategoryScore {
  readonly title: string;
  readonly score: number;
  readonly shortcomings: readonly string[];
}

interface Report {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** Audits a page with Lighthouse's mobile preset: a phone on a slow network. */
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

/** No audited page uses WebGL, and --chrome-flags does not allow spaces. */
function plainFlags(flags: readonly string[]): string[] {
  return flags.filter((flag) => !/\s|swiftshader|^--use-/.test(flag));
}
