import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Declared = Readonly<Record<string, Readonly<Record<string, { readonly subject: string }>>>>;

/** Keys are subjects; tests are ignored. */
export async function subjectsNamedIn(folder: string, declared: Declared): Promise<Set<string>> {
  const found = new Set<string>();
  const groups = Object.keys(declared).join('|');
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.spec.ts')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, group = '', name = ''] of text.matchAll(new RegExp(`\\b(${groups})\\.(\\w+)`, 'g'))) {
      const subject = declared[group]?.[name]?.subject;
      if (subject !== undefined) found.add(subject);
    }
  }
  return found;
}
