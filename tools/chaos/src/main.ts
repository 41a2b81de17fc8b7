import { parseChaosArguments } from './arguments.ts';
import { withProduct } from './product/with-product.ts';
import { runChaos } from './run/run-chaos.ts';

const MINUTE_MS = 60_000;

const { minutes, ...size } = parseChaosArguments(process.argv.slice(2));

await withProduct({}, (product, log) => runChaos(product, { ...size, durationMs: minutes * MINUTE_MS }, log));
