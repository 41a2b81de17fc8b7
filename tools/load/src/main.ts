import { onStopSignal } from '../../start/src/processes/stop-signal.ts';
import { buildProduct } from '../../start/src/product/build.ts';
import { type LoadArguments, parseLoadArguments } from './arguments.ts';
import { type OwnProduct, startOwnProduct } from './product/own-product.ts';
import { isSuccess, reportLines } from './report.ts';
import { runLoad } from './run/run-load.ts';

const say = (line: string): void => console.log(line);
let own: OwnProduct | undefined;

onStopSignal(async () => own?.stop());

try {
  process.exitCode = (await run(parseLoadArguments(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await own?.stop();
}
process.exit();

async function run({ url, emulator, every, duration, providers, viewers }: LoadArguments): Promise<boolean> {
  if (url === undefined) {
    await buildProduct(say);
    own = await startOwnProduct(say);
  }
  const product = own ?? { apiUrl: url?.replace(/\/$/, '') ?? '', emulatorHost: emulator ?? '' };
  const result = await runLoad(
    product,
    { providers, viewers, everyMs: every * 1_000, durationMs: duration * 1_000, ignoresStrangers: !own },
    say,
  );
  reportLines(result).forEach(say);
  return isSuccess(result);
}
