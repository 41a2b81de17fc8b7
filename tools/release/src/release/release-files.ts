import { readText, trackedFiles } from '../repository.ts';
import { closeSection } from './close-section.ts';
import { chartWithVersion, composeWithVersion, withVersion } from './set-version.ts';

const CHART = 'deploy/helm/rotadas/Chart.yaml';
const COMPOSE = 'docker-compose.yml';

/** The files that a release changes. Throws if nothing is unreleased. */
export function releaseFiles(version: string, today: Date, changelog: string): Map<string, string> {
  const files = new Map([
    ['CHANGELOG.md', closeSection(changelog, version, today.toISOString().slice(0, 10))],
    [CHART, chartWithVersion(readText(CHART), version)],
    [COMPOSE, composeWithVersion(readText(COMPOSE), version)],
  ]);
  for (const path of trackedFiles('package*.json')) files.set(path, withVersion(readText(path), version));
  return files;
}
