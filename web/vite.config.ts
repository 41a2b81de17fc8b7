import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.js';
import { pages } from './build/pages.js';
import { plainCalls } from './build/plain-calls.js';
import { serverData } from './build/server-data.js';
import { installable } from './service-worker/installable.js';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|geojson|pbf|txt|webmanifest)$/;
/** Below this size, bytes, compression saves nothing. */
const COMPRESS_FROM = 256;

/** Writes a .br and a .gz beside each text file, so that the gateway need not compress. */
function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(
        files.map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const content = await readFile(path);
          if (content.length < COMPRESS_FROM) return;
          await writeFile(`${path}.br`, brotliCompressSync(content));
          await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
        }),
      );
    },
  };
}

/** The paths that the gateway serves itself. */
const toGateway = (target: string) =>
  Object.fromEntries(
    ['/api', '/map/', '/admin/queues', '/healthz', '/readyz'].map((path) => [path, { target, ws: true }]),
  );

export default defineConfig({
  plugins: [react(), plainCalls, installable(), pages(), precompress()],
  resolve: { alias: serverData },
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  server: { proxy: toGateway(process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3000') },
  build: {
    target: 'es2022',
    // Older browsers load the same modules a little later without the polyfill.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
