import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { COLOURS } from '../src/shared/theme/tokens.js';
import { manifest } from './manifest.js';

function withColours(text: string): string {
  return text.replace(/%(LIGHT|DARK)_([A-Z_]+)%/g, (placeholder, mode: string, name: string) => {
    const token = name.toLowerCase().replace(/_[a-z]/g, (pair) => pair.slice(1).toUpperCase());
    const colours: Record<string, string> = COLOURS[mode === 'DARK' ? 'dark' : 'light'];
    const colour = colours[token];
    if (colour === undefined) throw new Error(`${placeholder} names no colour`);
    return colour;
  });
}

export function installable(): Plugin {
  let folder = '';
  return {
    name: 'installable',
    configResolved: (config) => void (folder = join(config.root, 'service-worker')),
    transformIndexHtml: withColours,
    async generateBundle() {
      const page = withColours(await readFile(join(folder, 'offline.html'), 'utf8'));
      const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
      const digest = createHash('sha256').update(page).digest('hex').slice(0, 12);
      const files = {
        'offline.html': page,
        'sw.js': worker.replace('%DIGEST%', digest),
        'manifest.webmanifest': JSON.stringify(manifest),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
