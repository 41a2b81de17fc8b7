import { runWithProduct, type ToolContext } from '@rotadas/load/product/run-with-product';
import { makeAdmin } from './admin.ts';
import { type FuzzArguments, parseFuzzArguments } from './arguments.ts';
import { fetchSchemathesis } from './fetch-schemathesis.ts';
import { faultsOf, reportLine } from './fuzz-report.ts';
import { runSchemathesis } from './run-schemathesis.ts';

/** Calls made in all for each that `--max-examples` allows: not all operations vary. */
const CALLS_PER_EXAMPLE = 20;

await runWithProduct((context) => fuzz(parseFuzzArguments(process.argv.slice(2)), context));

/**
 * Fuzzes the calls of a product of its own as a stranger and as an admin; whether nothing failed.
 */
async function fuzz({ cases, seed }: FuzzArguments, { start, say }: ToolContext): Promise<boolean> {
  const schemathesis = await fetchSchemathesis(say);
  const own = await start();
  const { apiUrl } = own;
  const lines: string[] = [];
  let failed = 0;
  for (const [name, token] of [
    ['without a token', undefined],
    ['with a token', await makeAdmin(own)],
  ] as const) {
    const run = { apiUrl, token, examples: Math.ceil(cases / CALLS_PER_EXAMPLE), seed };
    const report = await runSchemathesis(schemathesis, run);
    const faults = faultsOf(report, cases);
    if (faults > 0) failed += 1;
    lines.push(reportLine(name, report, faults));
  }
  lines.forEach(say);
  say(`Tests: ${failed > 0 ? `${failed} failed, ` : ''}${2 - failed} passed, 2 total`);
  return failed === 0;
}
