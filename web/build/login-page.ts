import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** What the login page loads besides the first load; a phone should ask for all of it at once, not one after another. */
const MODULES = [/\/src\/app\/session-app\.tsx$/, /\/src\/shared\/auth\/firebase-sdk\.ts$/];

type Bundle = Rolldown.OutputBundle;

/** Writes login.html: the page as it is, and in its head the addresses of whatever the login page will import. */
export function loginPage(): Plugin {
  return {
    name: 'login-page',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset' || dir === undefined) throw new Error('the build has no index.html');
      const html = String(page.source);
      const links = linksOf(bundle).filter((link) => !html.includes(link.href));
      const tags = links
        .map(({ rel, href }) => `    <link rel="${rel}" crossorigin href="${href}">\n`)
        .join('');
      await writeFile(join(dir, 'login.html'), html.replace('  </head>', `${tags}  </head>`));
    },
  };
}

function linksOf(bundle: Bundle): { rel: string; href: string }[] {
  const entries = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && MODULES.some((module) => module.test(file.facadeModuleId ?? '')),
  );
  if (entries.length !== MODULES.length)
    throw new Error('the modules of the login page are not chunks of their own');
  const files = new Set<string>();
  for (const { fileName } of entries) collect(fileName, bundle, files);
  return [...files].map((file) => ({
    rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
    href: `/${file}`,
  }));
}

function collect(fileName: string, bundle: Bundle, files: Set<string>): void {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || files.has(fileName)) return;
  files.add(fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  for (const imported of chunk.imports) collect(imported, bundle, files);
}
