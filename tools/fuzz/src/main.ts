import { join } from 'node:path';
import { runWithProduct, type ToolContext } from '@rotadas/load/product/run-with-product';
import { fetchPythonPackages } from '@rotadas/servers/ways/python-packages';
import { makeAdmin } from './admin.ts';
import { type FuzzArguments, parseFuzzArguments } from './arguments.ts';
import { faultsOf, reportLine } from './fuzz-report.ts';
import { runSchemathesis } from './run-schemathesis.ts';

/** Calls made in all for each that `--max-examples` allows: not all operations vary. */
const CALLS_PER_EXAMPLE = 40;

const REQUIREMENTS = join(import.meta.dirname, '../requirements.txt');

await runWithProduct((context) => fuzz(parseFuzzArguments(process.argv.slice(2)), context));

/**
 * Fuzzes the calls of a product of its own as a stranger and as an admin at once, since each run
 * has one worker; whether nothing failed.
 */
async function fuzz({ cases, seed }: FuzzArguments, { start, say }: ToolContext): Promise<boolean> {
  const fetching = fetchPythonPackages('schemathesis', REQUIREMENTS, say);
  const starting = start();
  await Promise.allSettled([fetching, starting]); // only a product that is known can be stopped
  const [schemathesis, own] = [await fetching, await starting];
  const { apiUrl } = own;
  const callers = [
    ['without a token', undefined],
    ['with a token', await makeAdmin(own)],
  ] as const;
  const runs = await Promise.allSettled(
    callers.map(async ([name, token]) => {
      const run = { apiUrl, token, examples: Math.ceil(cases / CALLS_PER_EXAMPLE), seed };
      const report = await runSchemathesis(schemathesis, run);
      const faults = faultsOf(report, cases);
      return { line: reportLine(name, report, faults), isFaultless: faults === 0 };
    }),
  );
  const done = runs.map((run) => {
    if (run.status === 'rejected') throw run.reason;
    return run.value;
  });
  done.forEach(({ line }) => say(line));
  const passed = done.filter(({ isFaultless }) => isFaultless).length;
  const failed = callers.length - passed;
  say(`Tests: ${failed > 0 ? `${failed} failed, ` : ''}${passed} passed, ${callers.length} total`);
  return failed === 0;
}
