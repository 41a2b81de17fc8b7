import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';

/** Alert rules, their tests, and the configurations of Prometheus. */
export const PROMETHEUS = join(rootDir, 'deploy/prometheus');

/** Dashboards, as JSON. */
export const DASHBOARDS = join(rootDir, 'deploy/grafana/dashboards');

/** What operations reads when an alert fires. */
export const OPERATIONS = join(rootDir, 'docs/operations.md');

/** Where the metrics are made, from the project's folder on. */
export const SOURCES = ['libs/service-kit/src/**/*.ts', 'services/*/src/**/*.ts'];

/** What the compose profile `ops` runs. */
export const COMPOSE = join(rootDir, 'docker-compose.yml');
