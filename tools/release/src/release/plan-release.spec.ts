import { z } from 'zod';
import { readJson } from '../repository/json.ts';
import { readText } from '../repository/repository.ts';
import { planRelease } from './plan-release.ts';

const CHANGELOG = 'CHANGELOG.md';
const CHART = 'deploy/helm/rotadas/Chart.yaml';

describe('planRelease', () => {
  const { version, files } = planRelease(
    '99.0.0',
    new Date('2099-01-02T03:04:05Z'),
    '## [Unreleased]\n\n- A hook.\n',
  );

  it('changes the changelog, every package and every lockfile', () => {
    expect(version).toBe('99.0.0');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        CHANGELOG,
        'package.json',
        'services/gateway/package.json',
        'package-lock.json',
      ]),
    );
    expect(files.get(CHANGELOG)).toBe('## [Unreleased]\n\n## [99.0.0] - 2099-01-02\n\n- A hook.\n');
  });

  it('sets the version of the chart', () => {
    expect(files.get(CHART)).toMatch(/^version: 99\.0\.0\nappVersion: 99\.0\.0$/m);
  });

  it('changes only versions in a package', () => {
    for (const [path, text] of files) {
      if (path === CHANGELOG || path === CHART) continue;
      const present = readJson(path, z.object({ version: z.string() })).version;
      expect(text.replaceAll('"99.0.0"', `"${present}"`)).toBe(readText(path));
    }
  });
});
