import { buildProduct } from '@rotadas/start/product/build';
import { LoadArguments } from './arguments.ts';
import { isSuccess, reportLines, runLoad } from './load/run-load.ts';
import { parseOptions } from './options.ts';
import { withMeasuredProduct } from './product/measured-product.ts';
import { runTool } from './product/run-tool.ts';

await runTool(async (log) => {
  const { providers, viewers, blocks, ...seconds } = parseOptions(LoadArguments, process.argv.slice(2));
  await buildProduct(log);
  const times = {
    everyMs: seconds.every * 1_000,
    warmUpMs: seconds['warm-up'] * 1_000,
    durationMs: seconds.duration * 1_000,
  };
  return withMeasuredProduct(log, async (product) => {
    const result = await runLoad(product, { providers, viewers, blocks, ...times }, log);
    reportLines(result).forEach(log);
    return isSuccess(result);
  });
});
