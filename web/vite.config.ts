import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { homeChunks } from './build/home-chunks.js';
import { pages } from './build/pages.js';
import { plainCalls } from './build/plain-calls.js';
import { installable } from './service-worker/installable.js';

const COMPRESSIBLE = /\.(js|mjs|css|html|svg|json|geojson|pbf|txt|webmanifest)$/;
/** Below this size, bytes, a compressed copy saves nothing. */
const COMPRESS_FROM = 256;

/** What every page needs, in one file: a phone far from the server waits for each further one. */
const FIRST_LOAD =
  /contracts\/dist\/client-errors\/(client-errors\.calls|without-personal-data)|node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|html-parse-stringify|void-elements)\/|web\/src\/app\/(app\.tsx|static-route|public-screens|offline-page|session-part|broken-screen|app\.tr)|web\/src\/shared\/(theme\/(?!antd)|i18n\/(shared|texts)|observable|install\/install-offer|loading\/|navigation\/reload-page|storage\/browser-storage|log\/|limits|paths|toast\/(toast-store|toasts-on-demand)|ui\/(brand|icon|spinner|button|screen-message|stillness|text-field\.css))|features\/sign-in\/sign-in-page\.css|vite\/preload-helper/;

/**
 * Lays a .br and a .gz beside every text file of the build, so that the gateway compresses nothing
 * itself.
 */
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

/** What the login opens by itself once it is alive, in one file for the same reason. */
const LOGIN =
  /contracts\/dist\/config\/config\.calls|web\/src\/(app\/(login-route|sign-in-methods-once|app-sign-in-methods|start|prefetch-home|ready-home)\.|shared\/(auth\/(?!firebase-sdk|session-slice|sign-out)|config\/|analytics\/track|api\/api-error\.)|features\/sign-in\/(?!sign-in-form\.ts|email-|sign-in-calls|resend|verify|forgot|failure-text|auth-error|bot-check\/(altcha|recaptcha)))/;

/** What the gateway answers itself; everything else is the web app's. */
const toGateway = (target: string) =>
  Object.fromEntries(
    ['/api', '/admin/queues', '/healthz', '/readyz'].map((path) => [path, { target, ws: true }]),
  );

export default defineConfig({
  plugins: [react(), plainCalls(), installable(), pages(), precompress()],
  define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
  server: { proxy: toGateway(process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:3000') },
  build: {
    target: 'es2022',
    // a browser that does not know it loads the same a moment later
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-load', test: FIRST_LOAD, priority: 2 },
            {
              name: 'session',
              test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|zod)\/|contracts\/dist\/((?!config).*\.calls\.js|routing\/call-target|errors\/)|web\/src\/(zod-without-eval|shared\/api\/(?!api-error))/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'firebase',
              test: /node_modules\/(firebase\/(app|auth)|@firebase\/(app|auth|util|component|logger)|idb)\//,
            },
            { name: 'login', test: LOGIN },
            { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
            ...homeChunks(),
          ],
        },
      },
    },
  },
});
