import { anchorsIn, relativeLinks, repositoryPaths, scriptCommands, sourceFiles } from './markdown.ts';

const PAGE = [
  '# Live: `/api/live`',
  '## Where it goes',
  '## Where it goes',
  '[a](other.md#b) ![picture](images/map.png) [away](https://example.org) `[no](link)`',
  'Run `npm test` or `npm run build -w web`; see `tools/start/src/main.ts`, `domain/route.ts` and `services/<name>/test`.',
  '```sh',
  '# npm run comment',
  'npm run load -w tools/lab -- --providers 5 # npm run other',
  'npm ci && npm run lint',
  'node --flag tools/start/bootstrap.mjs',
  '```',
].join('\n');

describe('references of a page', () => {
  it('include relative links outside code', () => {
    expect(relativeLinks(PAGE)).toEqual(['other.md#b', 'images/map.png']);
  });

  it('include the anchors of headings, numbered if they repeat', () => {
    expect([...anchorsIn(PAGE)]).toEqual(['live-apilive', 'where-it-goes', 'where-it-goes-1']);
  });

  it('include npm scripts with their workspace, but no commands of npm and no comments', () => {
    expect(scriptCommands(PAGE)).toEqual([
      { script: 'load', workspace: 'tools/lab' },
      { script: 'lint', workspace: '' },
      { script: 'test', workspace: '' },
      { script: 'build', workspace: 'web' },
    ]);
  });

  it('include source files of the package', () => {
    expect(sourceFiles(PAGE)).toEqual(['domain/route.ts']);
  });

  it('include paths without placeholders', () => {
    expect(repositoryPaths(PAGE)).toEqual([
      'tools/lab',
      'tools/start/bootstrap.mjs',
      'tools/start/src/main.ts',
    ]);
  });
});
