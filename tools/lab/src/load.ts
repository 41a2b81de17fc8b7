import { buildProduct } from '@rotadas/start/product/build';
import { type LoadArguments, LoadArguments as Schema } from './arguments.ts';
import { isSuccess, reportLines, runLoad } from './load/run-load.ts';
import { parseOptions } from './options.ts';
import { type ProductAddress, withOwnProduct } from './product/own-product.ts';
import { runTool } from './product/run-tool.ts';

await runTool(async (log) => {
  const given = parseOptions(Schema, process.argv.slice(2));
  const { url, emulator } = given;
  if (url !== undefined && emulator !== undefined)
    return load({ apiUrl: url.replace(/\/$/, ''), emulatorHost: emulator }, given, log);
  await buildProduct(log);
  return withOwnProduct(log, (product) => load(product, given, log));
});

async function load(
  product: ProductAddress,
  given: LoadArguments,
  log: (line: string) => void,
): Promise<boolean> {
  const size = {
    providers: given.providers,
    viewers: given.viewers,
    everyMs: given.every * 1_000,
    warmUpMs: given['warm-up'] * 1_000,
    durationMs: given.duration * 1_000,
    ignoresStrangers: given.url !== undefined,
  };
  const result = await runLoad(product, size, log);
  reportLines(result).forEach(log);
  return isSuccess(result);
}
