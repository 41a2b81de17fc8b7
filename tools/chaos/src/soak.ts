import { parseSoakArguments } from './soak/arguments.ts';
import { freeMetricsPorts } from './soak/metrics.ts';
import { runSoak } from './soak/run-soak.ts';
import { withProduct } from './product/with-product.ts';

const given = parseSoakArguments(process.argv.slice(2));
const metricsPort = await freeMetricsPorts();
const settings = { METRICS_PORT: String(metricsPort) };

await withProduct(settings, (product, log) => runSoak(product, given, { metricsPort, log }));
