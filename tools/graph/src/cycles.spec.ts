import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { cruiseSources } from './cruise-sources.ts';
import { cyclesOf } from './cycles.ts';
import { drawGraph } from './draw-graph.ts';

/**
 * Two files import each other, and two folders do so by other files of theirs, once by a type only.
 */
const FILES = {
  'libs/contracts/src/user.ts': 'export type User = string;',
  'services/users/src/chicken.ts': "import './egg.js';",
  'services/users/src/egg.ts': "import './chicken.js';",
  'services/users/src/store/users.ts':
    "import type { Rule } from '../rules/rule.js'; import '@rotadas/contracts/user';",
  'services/users/src/rules/rule.ts': 'export type Rule = string;',
  'services/users/src/rules/names.ts': "import '../store/names.js';",
  'services/users/src/store/names.ts': 'export const names = [];',
  'services/users/src/rules/names.spec.ts': "import './names.js'; import '../egg.js';",
};

describe('the graph of a workspace', () => {
  let root: TemporaryFolder;
  beforeEach(async () => {
    root = await temporaryFolder('graph');
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(join(root.path, dirname(name)), { recursive: true });
      await writeFile(join(root.path, name), text);
    }
  });
  afterEach(() => root.remove());

  it('tells the cycles of files and of folders, and draws who imports whom', async () => {
    const result = await cruiseSources(root.path, ['libs', 'services']);

    expect(cyclesOf(result)).toEqual({
      files: [['services/users/src/chicken.ts', 'services/users/src/egg.ts']],
      folders: [['services/users/src/rules', 'services/users/src/store']],
    });
    const graph = await drawGraph(result);
    expect(graph).toContain('**Packages**');
    expect(graph).toMatch(/\*\*services\/users\*\*[^]*\["rules"\][^]*-->/);
    expect(graph).not.toContain('**libs/contracts**'); // it has no folders
  });
});
