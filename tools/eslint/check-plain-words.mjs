/**
 * `node check-plain-words.mjs [--cached | <commit>]` finds phrases with a plainer word in added
 * comments and texts: those staged, or added since the commit. By default since the branch left
 * main; on main, or if main is unknown, by the last commit.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { addedLines, findPhrases } from './plain-words.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md', '*.yml', '*.yaml'];
const EXCEPT = [':!*original-requirements.md', ':!tools/eslint/*plain-words*'];

const since = process.argv[2] ?? base();
const diff = git('diff', '-U0', '--no-color', '--dst-prefix=b/', since, '--', ...FILES, ...EXCEPT);
const faults = addedLines(diff ?? '').flatMap(({ file, number, text }) =>
  findPhrases(file, text).map(({ phrase, plain }) => `${file}:${number} "${phrase}": write ${plain}`),
);
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;

function base() {
  const left = git('merge-base', 'origin/main', 'HEAD');
  if (left && left !== git('rev-parse', 'HEAD')) return left;
  return git('rev-parse', '--verify', 'HEAD~1') ?? 'HEAD';
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity });
  return status === 0 ? stdout.trim() : undefined;
}
