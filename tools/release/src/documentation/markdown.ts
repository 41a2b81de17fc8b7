const FENCED = /^( *)```[^\n]*\n([\s\S]*?)^\1```/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\]\(<?([^)\s>]+)>?\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const NPM = /\bnpm (?:(?:run|run-script)(?: -s| --silent)? )?([\w:-]+)((?: (?!&&|\|)[^\s`]+)*)/g;
const SOURCE_FILE = /^[\w.-]+\/[\w./-]+\.(?:ts|tsx|mjs)$/;
const REPOSITORY_PATH = /^(?:\.github|deploy|docs|e2e|libs|services|tools|web)\/[\w./-]+$/;

const NPM_COMMANDS = new Set(['ci', 'install', 'pack', 'publish']);

/** An npm script of the package `workspace`, or of the root. */
export interface ScriptCommand {
  readonly script: string;
  readonly workspace: string;
}

/** Targets of relative links, such as `../page.md#heading`. */
export function relativeLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(FENCED, '').replaceAll(INLINE_CODE, '');
  const targets = [...prose.matchAll(LINK)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/i.test(target));
}

/** Anchors of the headings, as GitHub makes them. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.replaceAll(FENCED, '').matchAll(HEADING)) {
    const slug = toSlug(heading);
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function toSlug(heading: string): string {
  const text = heading.trim().replaceAll(/\[([^[\]]*)\]\([^)]*\)/g, '$1');
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** npm scripts that appear in code. */
export function scriptCommands(markdown: string): ScriptCommand[] {
  return codeIn(markdown).flatMap((code) =>
    [...code.matchAll(NPM)].flatMap(([, script = '', options = '']) => {
      const workspace = / (?:-w|--workspace)[ =](\S+)/.exec(options)?.[1] ?? '';
      if (NPM_COMMANDS.has(script) || script.startsWith('-') || workspace.startsWith('<')) return [];
      return { script, workspace };
    }),
  );
}

/** Repository paths that appear in code, without those that contain placeholders. */
export function repositoryPaths(markdown: string): string[] {
  return wordsInCode(markdown).filter((word) => REPOSITORY_PATH.test(word));
}

/** Source files with a folder, but not from the root, such as `domain/route.ts` in a README. */
export function sourceFiles(markdown: string): string[] {
  return wordsInCode(markdown).filter((word) => SOURCE_FILE.test(word) && !REPOSITORY_PATH.test(word));
}

const wordsInCode = (markdown: string): string[] => codeIn(markdown).flatMap((code) => code.split(/\s+/));

/** Inline code and lines of code blocks, without comments. */
function codeIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(FENCED)].flatMap(([, , block = '']) =>
    block.replaceAll('\\\n', '').split('\n'),
  );
  const inline = [...markdown.replaceAll(FENCED, '').matchAll(INLINE_CODE)].map(([, code = '']) => code);
  return [...blocks.map((line) => line.replace(/(?:^| )#.*$/, '')), ...inline];
}
