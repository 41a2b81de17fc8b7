import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const runtime = JSON.parse(readFileSync(new URL('deploy/runtime/package.json', import.meta.url), 'utf8'));

/** Not bundled: a second NATS client beside Nest's would break `instanceof` checks of errors. */
const EXTERNAL = Object.keys(runtime.dependencies);

/** Optional packages of other transports and platforms, which Nest loads on demand. */
const NOT_INSTALLED =
  /^(mqtt|kafkajs|amqp-connection-manager|class-(validator|transformer)|@nestjs\/(websockets|platform-express)|@fastify\/multipart)(\/|$)/;

/** Bundles a built service with its packages, since loading some 2,000 modules slows its start. */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  logLevel: 'warn',
  external: EXTERNAL,
  checks: { eval: false }, // in bull-board; the gateway never calls it
  output: { dir: 'dist/bundle', cleanDir: true, keepNames: true },
  onLog(level, log, report) {
    const isExpected = log.code === 'UNRESOLVED_IMPORT' && NOT_INSTALLED.test(log.exporter ?? '');
    if (!isExpected) report(level === 'warn' ? 'error' : level, log);
  },
});
