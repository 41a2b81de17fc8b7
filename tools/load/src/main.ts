import { buildProduct } from '@rotadas/start/product/build';
import { type LoadArguments, parseLoadArguments } from './arguments.ts';
import { runWithProduct, type ToolContext } from './product/run-with-product.ts';
import { isSuccess, reportLines } from './report.ts';
import { runLoad } from './run/run-load.ts';

await runWithProduct((context) => run(parseLoadArguments(process.argv.slice(2)), context));

async function run(
  { url, emulator, every, duration, providers, viewers, ...given }: LoadArguments,
  { start, say }: ToolContext,
): Promise<boolean> {
  if (url === undefined) await buildProduct(say);
  const own = url === undefined ? await start() : undefined;
  const product = own ?? { apiUrl: url?.replace(/\/$/, '') ?? '', emulatorHost: emulator ?? '' };
  const result = await runLoad(
    product,
    {
      providers,
      viewers,
      everyMs: every * 1_000,
      warmUpMs: given['warm-up'] * 1_000,
      durationMs: duration * 1_000,
      ignoresStrangers: !own,
    },
    say,
  );
  reportLines(result).forEach(say);
  return isSuccess(result);
}
