/** `npm run release -- <version|patch|minor|major> [--dry-run]`: makes a version of main. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootDir } from '@rotadas/servers/settings/environment';
import { unreleased } from './changelog/close-section.ts';
import { planRelease } from './release/plan-release.ts';
import { runForOutput, readText } from './repository/repository.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' } },
});

try {
  release(positionals[0] ?? '', values['dry-run'] === true);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function release(requested: string, dryRun: boolean): void {
  const changelog = readText('CHANGELOG.md');
  const { version, files } = planRelease(requested, new Date(), changelog);
  const tag = `v${version}`;
  console.log(`Rotadaş ${version}:\n\n${unreleased(changelog)}\n\n${[...files.keys()].join('\n')}\n`);
  const reasons = obstacles(tag);
  reasons.forEach((reason) => console.error(reason));
  if (reasons.length > 0) throw new Error(`${version} cannot be released.`);
  if (dryRun) return console.log('Dry run: nothing was changed.');

  const restore = writeFiles(files);
  try {
    run('npm', 'test');
    run('git', 'commit', '--quiet', '--message', `chore(release): ${version}`, '--', ...files.keys());
  } catch (error) {
    restore();
    console.error('Nothing was released.');
    throw error;
  }
  run('git', 'tag', '--annotate', tag, '--message', `Rotadaş ${version}`);
  run('npm', 'run', '--silent', 'sbom', '-w', 'tools/release');
  console.log(`Released ${version}. Publish it with git push --follow-tags.`);
}

/** Returns a function that restores the previous contents. */
function writeFiles(files: ReadonlyMap<string, string>): () => void {
  const before = new Map([...files.keys()].map((path) => [path, readText(path)]));
  const write = (texts: ReadonlyMap<string, string>) =>
    texts.forEach((text, path) => writeFileSync(join(rootDir, path), text));
  write(files);
  return () => write(before);
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`);
}

function obstacles(tag: string): string[] {
  const branch = runForOutput('git', 'branch', '--show-current');
  return [
    branch !== 'main' && `Releases are made from main, not from ${branch || 'a detached commit'}.`,
    runForOutput('git', 'status', '--porcelain') !== '' && 'There are uncommitted changes.',
    runForOutput('git', 'tag', '--list', tag) !== '' && `The tag ${tag} already exists.`,
  ].filter((reason) => reason !== false);
}
