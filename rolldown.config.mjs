import { defineConfig } from 'rolldown';

/** They load files beside their own by paths that they make up. */
const READ_FROM_THEIR_FOLDER = [/^@bull-board\//];

/** Packages of other transports and platforms, which Nest loads only where they are asked for. */
const NOT_INSTALLED =
  /^(mqtt|kafkajs|amqp-connection-manager|class-(validator|transformer)|@nestjs\/(websockets|platform-express)|@fastify\/multipart)(\/|$)/;

/**
 * What a service is started as: its modules and those of its packages in few files, for a start
 * spends most of its time on finding and reading some 2,000 of them (decision 0249). Run in the
 * folder of a service, after its modules are compiled.
 */
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  logLevel: 'warn',
  external: READ_FROM_THEIR_FOLDER,
  output: { dir: 'dist/bundle', cleanDir: true, keepNames: true },
  onLog(level, log, report) {
    const isExpected = log.code === 'UNRESOLVED_IMPORT' && NOT_INSTALLED.test(log.exporter ?? '');
    if (!isExpected) report(level === 'warn' ? 'error' : level, log);
  },
});
