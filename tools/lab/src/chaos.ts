import { ChaosArguments } from './arguments.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { parseOptions } from './options.ts';
import { runTool } from './product/run-tool.ts';
import { withSupervisedProduct } from './product/supervised-product.ts';

await runTool((log) => {
  const { minutes, ...size } = parseOptions(ChaosArguments, process.argv.slice(2));
  const durationMs = minutes * 60_000;
  return withSupervisedProduct(log, {}, (product) => runChaos(product, { ...size, durationMs }, log));
});
