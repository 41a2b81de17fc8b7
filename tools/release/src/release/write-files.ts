import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir, readText } from '../repository/repository.ts';

/** Returns a function that restores the previous contents. */
export function writeFiles(files: ReadonlyMap<string, string>): () => void {
  const before = new Map([...files.keys()].map((path) => [path, readText(path)]));
  const write = (texts: ReadonlyMap<string, string>) =>
    texts.forEach((text, path) => writeFileSync(join(rootDir, path), text));
  write(files);
  return () => write(before);
}
