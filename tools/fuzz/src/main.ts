import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePeople } from '@rotadas/lab/clients/people';
import { number, parseOptions } from '@rotadas/lab/options';
import { type MeasuredProduct, withMeasuredProduct } from '@rotadas/lab/product/measured-product';
import { runTool } from '@rotadas/lab/product/run-tool';
import { cacheDir } from '@rotadas/servers/settings/environment';
import { fetchPythonPackages } from '@rotadas/servers/sources/python-packages';
import { z } from 'zod';
import { findFaults, reportLine } from './fuzz-report.ts';
import { runSchemathesis } from './run-schemathesis.ts';

const SEED_MAX = 1_000_000_000;

const FuzzArguments = z.strictObject({
  /** Minimum number of generated calls in each run. */
  cases: number.pipe(z.int().min(100).max(1_000_000)).default(10_000),
  seed: number.pipe(z.int().min(1).max(SEED_MAX)).default(() => randomInt(1, SEED_MAX)),
});

/** Calls for each of `--max-examples`: not all operations vary. */
const CALLS_PER_EXAMPLE = 40;

const ADMIN = { uid: 'fuzz-admin', email: 'admin@rotadas.example', displayName: 'Deneme Kişisi' };

const REQUIREMENTS = join(import.meta.dirname, '../requirements.txt');

/** Two parallel runs, since schemathesis uses one worker: anonymous, and as an admin. */
await runTool(async (log) => {
  const given = parseOptions(FuzzArguments, process.argv.slice(2));
  const requirements = await readFile(REQUIREMENTS, 'utf8');
  const schemathesis = await fetchPythonPackages('schemathesis', requirements, { cacheDir, log });
  return withMeasuredProduct(log, (product) => fuzz(product, schemathesis, given, log));
});

async function fuzz(
  own: MeasuredProduct,
  schemathesis: string,
  { cases, seed }: z.output<typeof FuzzArguments>,
  log: (line: string) => void,
): Promise<boolean> {
  const [admin] = await makePeople(own, [ADMIN]);
  const callers = [
    ['without a token', undefined],
    ['with a token', admin?.token],
  ] as const;
  const runs = await Promise.allSettled(
    callers.map(async ([name, token]) => {
      const run = { apiUrl: own.url, token, examples: Math.ceil(cases / CALLS_PER_EXAMPLE), seed };
      const report = await runSchemathesis(schemathesis, run);
      const faults = findFaults(report, cases);
      return { line: reportLine(name, report, faults), isFaultless: faults === 0 };
    }),
  );
  const done = runs.map((run) => {
    if (run.status === 'rejected') throw run.reason;
    return run.value;
  });
  done.forEach(({ line }) => log(line));
  const passed = done.filter(({ isFaultless }) => isFaultless).length;
  const failed = callers.length - passed;
  log(`Tests: ${failed > 0 ? `${failed} failed, ` : ''}${passed} passed, ${callers.length} total`);
  return failed === 0;
}
