import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';

/** The Helm chart. */
export const CHART = join(rootDir, 'deploy/helm/rotadas');

/** Values that it is rendered with to be checked, each for another kind of cluster. */
export const VALUES = join(CHART, 'ci');

/** What explains the chart. */
export const GUIDE = join(rootDir, 'docs/install/kubernetes.md');
