import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';

async function checkedProjects(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(rootDir, 'package.json'), 'utf8'));
  const [, words = ''] = /\btsc -b (.*)$/.exec(scripts.typecheck) ?? [];
  const projects = words.split(' ').filter((word) => !/^(-|\d+$)/.test(word));
  return projects.flatMap((project) =>
    project.endsWith('.json') ? globSync(project, { cwd: rootDir }).map(dirname) : project,
  );
}

describe('npm run typecheck', () => {
  it('checks every folder with a tsconfig.json', async () => {
    const all = globSync('**/tsconfig.json', { cwd: rootDir, exclude: ['**/node_modules'] });
    expect(all.length).toBeGreaterThan(15);
    expect((await checkedProjects()).toSorted()).toEqual(all.map(dirname).toSorted());
  });
});
