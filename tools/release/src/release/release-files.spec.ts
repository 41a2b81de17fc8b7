import { readText, readVersion } from '../repository.ts';
import { releaseFiles } from './release-files.ts';

const CHANGELOG = 'CHANGELOG.md';
const CHART = 'deploy/helm/rotadas/Chart.yaml';
const COMPOSE = 'docker-compose.yml';

describe('releaseFiles', () => {
  const day = new Date('2099-01-02T03:04:05Z');
  const files = releaseFiles('99.0.0', day, '## [Unreleased]\n\n- A hook.\n');

  it('contain the changelog, every package and every lockfile', () => {
    const some = [CHANGELOG, 'package.json', 'services/gateway/package.json', 'package-lock.json'];
    expect([...files.keys()]).toEqual(expect.arrayContaining(some));
    expect(files.get(CHANGELOG)).toBe('## [Unreleased]\n\n## [99.0.0] - 2099-01-02\n\n- A hook.\n');
  });

  it('contain the chart with the version', () => {
    expect(files.get(CHART)).toMatch(/^version: 99\.0\.0\nappVersion: 99\.0\.0$/m);
  });

  it('contain the images of Compose with the version', () => {
    const compose = files.get(COMPOSE) ?? '';
    expect(compose).toContain('image: rotadas/gateway:99.0.0\n');
    expect(compose).not.toMatch(/image: rotadas\/[\w-]+$/m);
    expect(compose.replaceAll(':99.0.0', `:${readVersion()}`)).toBe(readText(COMPOSE));
  });

  it('have the new version in every package, and differ by versions only', () => {
    for (const [path, text] of files) {
      if ([CHANGELOG, CHART, COMPOSE].includes(path)) continue;
      expect(text).toMatch(/^\{\n {2}"name": "(@rotadas\/[\w-]+|rotadas)",\n {2}"version": "99\.0\.0"/);
      expect(text.replaceAll('"99.0.0"', `"${readVersion()}"`)).toBe(readText(path));
    }
  });
});
