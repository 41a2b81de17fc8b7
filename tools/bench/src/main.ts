import { join } from 'node:path';
import { onStopSignal } from '@rotadas/servers/processes/stop-signal';
import { buildProduct } from '@rotadas/start/product/build';
import { parseBenchArguments } from './arguments.ts';
import { profileLines } from './profile/profile-lines.ts';
import { originOf } from './result/machine.ts';
import { RESULTS, saveResult, stampOf } from './result/save.ts';
import { type RowResult, tableOf } from './result/table.ts';
import { ROWS } from './rows.ts';
import { stopRunning } from './with-product.ts';

/** Of each row and its reference, unless told otherwise. */
const ROUNDS = { full: 5, quick: 1 };

const log = (line: string): void => console.log(`  ${line}`);

onStopSignal(stopRunning);

try {
  process.exitCode = (await bench()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
process.exit();

/**
 * Runs the chosen rows one after the other; answers whether none of them failed to run. Goals that
 * are missed are no failure.
 */
async function bench(): Promise<boolean> {
  const given = parseBenchArguments(process.argv.slice(2));
  const { quick, rounds = quick ? ROUNDS.quick : ROUNDS.full } = given;
  if (!given['no-build']) await buildProduct(log);
  const origin = originOf();
  const measuredAt = new Date().toISOString();
  const rows: RowResult[] = [];
  const chosen = ROWS.filter(({ number }) => given.row.length === 0 || given.row.includes(number));
  for (const { number, what, run } of chosen) {
    console.log(`Row ${number}: ${what}`);
    const profiles = given.profile
      ? join(RESULTS, 'profiles', `${stampOf(measuredAt)}-row-${number}`)
      : undefined;
    try {
      rows.push({ number, what, outcomes: await run({ quick, rounds, profiles, log }) });
      if (profiles) (await profileLines(profiles)).forEach(log);
    } catch (error) {
      console.error(`Row ${number} could not be measured:`, error);
    }
  }
  console.log(`\n${tableOf(rows)}\n`);
  if (quick) console.log('A quick run shows that the rows run; its figures mean nothing.');
  console.log(`Written to ${await saveResult({ ...origin, measuredAt, quick, rows })}`);
  return rows.length === chosen.length;
}
