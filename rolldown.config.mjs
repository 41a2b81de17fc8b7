import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const runtime = JSON.parse(readFileSync(new URL('deploy/runtime/package.json', import.meta.url), 'utf8'));

/**
 * Packages that stay outside. Nest loads the NATS client from node_modules; a second client in the
 * bundle would break `instanceof` checks of its errors.
 */
const EXTERNAL = Object.keys(runtime.dependencies);

/** Optional packages of other transports and platforms, which Nest loads only on request. */
const NOT_INSTALLED =
  /^(mqtt|kafkajs|amqp-connection-manager|class-(validator|transformer)|@nestjs\/(websockets|platform-express)|@fastify\/multipart)(\/|$)/;

/**
 * Bundles a service with its packages into a few files: most of a start is finding and reading some
 * 2,000 modules. Runs in the service's folder after the TypeScript build.
 */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  logLevel: 'warn',
  external: EXTERNAL,
  checks: { eval: false }, // bull-board's; the gateway never reaches it
  output: { dir: 'dist/bundle', cleanDir: true, keepNames: true },
  onLog(level, log, report) {
    const isExpected = log.code === 'UNRESOLVED_IMPORT' && NOT_INSTALLED.test(log.exporter ?? '');
    if (!isExpected) report(level === 'warn' ? 'error' : level, log);
  },
});
