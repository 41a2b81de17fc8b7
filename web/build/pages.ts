import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { type Bundle, findChunk, collect, homeFiles } from './bundle-files.js';
import type * as Prerendered from '../src/prerendered/prerendered-pages.js';
import { deviceThemeSheet } from '../src/shared/theme/css-variables.js';

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/greeting': ['/src/features/greeting/greeting-page.tsx'],
  '/login': ['/src/app/login-screen.tsx'],
  '/about': ['/src/features/about/about-page.tsx'],
  '/terms': ['/src/features/legal/terms-page.tsx'],
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
    // never fetched, but keeps Vite's preloader from adding a link
    return `${link} disabled`;
  });
  return rest.replace(
    '  </head>',
    () => `    <style>${styles.join('').replaceAll('\n', '')}</style>\n  </head>`,
  );
}

/** Fails for a public page that loads a step after its own. */
function refuseLaterSteps(bundle: Bundle): void {
  const session = findChunk('/src/app/store.ts', bundle);
  for (const module of [...Object.values(PAGES).flat(), '/src/features/unsubscribe/unsubscribe-page.tsx']) {
    const files = new Set<string>();
    collect(findChunk(module, bundle), bundle, files);
    if (files.has(session))
      throw new Error(`${module} loads ${session}: add what they share to the first step of chunks.ts`);
  }
}

/** Preloads all modules of the page, so that they load in parallel. */
function withModules(html: string, modules: readonly string[], bundle: Bundle): string {
  const files = new Set<string>();
  for (const module of modules) collect(findChunk(module, bundle), bundle, files);
  const tags = [...files]
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
