import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { z } from 'zod';
import { readJson, readText, runForOutput, trackedFiles } from '../repository.ts';
import { anchorsIn, relativeLinks, repositoryPaths, scriptCommands, sourceFiles } from './markdown.ts';

const Manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

const pages = trackedFiles('*.md');

/** The changelog and decisions name files and commands of their time. */
const current = pages.filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/'));

const readmes = current.filter((page) => page.endsWith('/README.md'));

const exists = (path: string) => existsSync(join(rootDir, path));

/** Readers and commands may create what git ignores. */
const isIgnored = (path: string) =>
  spawnSync('git', ['check-ignore', '--quiet', `${path}/`], { cwd: rootDir }).status === 0;

/** Whether a link leads to an existing file and heading. */
function isValidLink(page: string, link: string): boolean {
  const [path = '', anchor] = decodeURIComponent(link).split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!exists(target)) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsIn(readText(target)).has(anchor);
}

function hasScript({ script, workspace }: { script: string; workspace: string }): boolean {
  const manifest = join(workspace, 'package.json');
  return exists(manifest) && readJson(manifest, Manifest).scripts[script] !== undefined;
}

describe('documentation', () => {
  it.each(pages)('%s links to pages and headings that exist', (page) => {
    expect(relativeLinks(readText(page)).filter((link) => !isValidLink(page, link))).toEqual([]);
  });

  it.each(current)('%s names scripts and files that exist', (page) => {
    const text = readText(page);
    expect(scriptCommands(text).filter((command) => !hasScript(command))).toEqual([]);
    expect(repositoryPaths(text).filter((path) => !exists(path) && !isIgnored(path))).toEqual([]);
  });

  it.each(readmes)('%s names source files of its package', (page) => {
    const isMissing = (path: string) => {
      const sources = trackedFiles(path).filter((source) => source.startsWith(`${dirname(page)}/`));
      return sources.length === 0 && !isIgnored(join(dirname(page), path));
    };
    expect(sourceFiles(readText(page)).filter(isMissing)).toEqual([]);
  });

  it('lists every script of the repository in CONTRIBUTING.md', () => {
    const text = readText('CONTRIBUTING.md');
    const { scripts } = readJson('package.json', Manifest);
    expect(Object.keys(scripts).filter((script) => !text.includes(`\`${script}\``))).toEqual([]);
  });

  it('is named in sources by pages that exist', () => {
    const found = runForOutput('git', 'grep', '-oE', 'docs/[a-z/-]+[.]md', '--', ':!*.md').split('\n');
    expect(found.filter((match) => !exists(match.slice(match.indexOf(':') + 1)))).toEqual([]);
  });
});
