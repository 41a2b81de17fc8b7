import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { COLOURS } from './src/shared/theme/tokens.js';

const COMPRESSIBLE = /\.(js|css|html|svg|json|geojson|pbf|txt)$/;
/** Below this size, bytes, a compressed copy saves nothing. */
const COMPRESS_FROM = 1_024;

/** Lays a .br and a .gz beside every text file of the build, so that the gateway compresses nothing itself. */
function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (outDir = join(config.root, config.build.outDir)),
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

/** Gives index.html the two colours of the browser's bar from the tokens. */
function themeColours(): Plugin {
  return {
    name: 'theme-colours',
    transformIndexHtml: (html) =>
      html
        .replace('%THEME_COLOR_LIGHT%', COLOURS.light.ground)
        .replace('%THEME_COLOR_DARK%', COLOURS.dark.ground),
  };
}

export default defineConfig({
  plugins: [react(), themeColours(), precompress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'firebase', test: /node_modules\/(firebase|@firebase)\// },
            { name: 'maplibre', test: /node_modules\/maplibre-gl\// },
          ],
        },
      },
    },
  },
});
