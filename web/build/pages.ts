import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { HOME_ENTRIES, MAPLIBRE_ENTRY } from './chunks.js';
import type * as Prerendered from '../src/prerendered/prerendered-pages.js';
import { deviceThemeSheet } from '../src/shared/theme/css-variables.js';

type Bundle = Rolldown.OutputBundle;

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/greeting': ['features/greeting/greeting-page.tsx'],
  '/login': ['app/login-screen.tsx'],
  '/about': ['features/about/about-page.tsx'],
  '/terms': ['features/legal/terms-page.tsx'],
  '/gizlilik': ['features/legal/privacy-page.tsx'],
};

const SPINNER = /<div id="root">[\s\S]*<\/main>\s*<\/div>/;

/** Writes each public page as HTML: styles inlined, modules preloaded, and content prerendered. */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pages',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async writeBundle({ dir }, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset' || dir === undefined) throw new Error('the build has no index.html');
      refuseLaterSteps(bundle);
      const html = String(index.source);
      const finish = (page: string) => withHomeFiles(withStyles(page, bundle), bundle);
      await writeFile(join(dir, 'index.html'), finish(html));
      const { prerenderedPages, prerenderScript } = await prerender(config);
      for (const [path, modules] of Object.entries(PAGES)) {
        const linked = finish(withModules(html, modules, bundle));
        const page = prerenderedPages.find((candidate) => candidate.path === path);
        await writeFile(
          join(dir, `${path}.html`),
          page ? withContent(linked, page, prerenderScript) : linked,
        );
      }
    },
  };
}

/** Inlines the style sheets and the tokens that they use; the CSP allows inline styles. */
function withStyles(html: string, bundle: Bundle): string {
  const styles = [deviceThemeSheet()];
  const rest = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g, (link, fileName: string) => {
    const sheet = bundle[fileName];
    if (sheet?.type !== 'asset') throw new Error(`the build has no ${fileName}`);
    styles.push(String(sheet.source));
    // A disabled link is never fetched, and keeps Vite's preloader from adding an enabled one.
    return `${link} disabled`;
  });
  return rest.replace(
    '  </head>',
    () => `    <style>${styles.join('').replaceAll('\n', '')}</style>\n  </head>`,
  );
}

/**
 * Fails the build if a public page loads the file of a later step, or if Google Maps loads
 * MapLibre.
 */
function refuseLaterSteps(bundle: Bundle): void {
  for (const module of [...Object.values(PAGES).flat(), 'features/unsubscribe/unsubscribe-page.tsx'])
    refuse(module, 'app/store.ts', bundle);
  refuse('features/map/google/google-canvas.tsx', MAPLIBRE_ENTRY, bundle);
}

function refuse(module: string, later: string, bundle: Bundle): void {
  const file = findChunk(`/src/${later}`, bundle);
  if (filesOf([module], bundle).has(file))
    throw new Error(`${module} loads ${file}: add what they share to an earlier step of chunks.ts`);
}

/** Preloads all modules of the page, so that they load in parallel. */
function withModules(html: string, modules: readonly string[], bundle: Bundle): string {
  const tags = [...filesOf(modules, bundle)]
    .filter((file) => !html.includes(`/${file}`))
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `    <link rel="${rel}" crossorigin href="/${file}">\n`;
    });
  return html.replace('  </head>', () => `${tags.join('')}  </head>`);
}

/** Lists the files of home in meta tags, for the login page, which prefetches them. */
function withHomeFiles(html: string, bundle: Bundle): string {
  const tags = Object.entries(homeFiles(bundle)).map(
    ([name, files]) => `    <meta name="${name}" content="${files.join(' ')}" />\n`,
  );
  return html.replace('  </head>', () => `${tags.join('')}  </head>`);
}

/** Files that the map fetches itself. */
const MAPLIBRE_FETCHES = /\/(maplibre-gl-worker|neighbours|places)-[^/]+\.(mjs|json)$/;

/** File paths by the name of the meta tag that lists them. */
function homeFiles(bundle: Bundle): Record<'home-files' | 'maplibre-files', string[]> {
  const home = filesOf(HOME_ENTRIES, bundle);
  const maplibre = [...filesOf([MAPLIBRE_ENTRY], bundle)].filter((file) => !home.has(file));
  const fetched = Object.keys(bundle).filter((file) => MAPLIBRE_FETCHES.test(file));
  const toPaths = (files: Iterable<string>) => Array.from(files, (file) => `/${file}`);
  return { 'home-files': toPaths(home), 'maplibre-files': toPaths([...maplibre, ...fetched]) };
}

/** The chunks of `modules`, with their imports and styles. */
function filesOf(modules: readonly string[], bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const collect = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const imported of chunk.imports) collect(imported);
  };
  for (const module of modules) collect(findChunk(`/src/${module}`, bundle));
  return files;
}

/**
 * File name of the chunk that starts with, or else contains, `module` (the end of a module's path).
 */
function findChunk(module: string, bundle: Bundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  return chunk.fileName;
}

const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

async function prerender({ root, define = {} }: ResolvedConfig): Promise<typeof Prerendered> {
  const file = join(root, 'src/prerendered/prerendered-pages.tsx');
  const { module } = await runnerImport<typeof Prerendered>(file, {
    root,
    define,
    plugins: [noStyles],
    logLevel: 'error',
  });
  return module;
}

/** Replaces the spinner with the page; the gateway's CSP allows the script. */
function withContent(
  html: string,
  { title, html: content }: Prerendered.PrerenderedPage,
  script: string,
): string {
  return html
    .replace(/<title>.*<\/title>/, () => title)
    .replace('  </head>', () => `    <script>${script}</script>\n  </head>`)
    .replace(SPINNER, () => `<div id="root" data-prerendered>${content}</div>`);
}
