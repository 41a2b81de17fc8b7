import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { knownMetrics, ownMetrics } from './code-metrics.ts';
import { readDashboards } from './dashboards.ts';
import { metricNames } from './metric-names.ts';
import { COMPOSE, OPERATIONS } from './paths.ts';
import { readRules, scrapedBy, testedAlerts } from './rules.ts';

/** The services of the product, which all have metrics. */
const SERVICES = ['gateway', 'matching', 'notifications', 'providers', 'reports', 'users'];

describe('alerts', () => {
  it('each have an entry in docs/operations.md, where their runbook leads', async () => {
    const text = await readFile(OPERATIONS, 'utf8');
    const entries = text
      .slice(text.indexOf('\n## Alerts'), text.indexOf('\n## Queues'))
      .match(/(?<=^### )\w+$/gm);
    const rules = await readRules();
    expect(entries).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });

  it('each have a unit test in which they fire and do not', async () => {
    const alerts = (await readRules()).map(({ alert }) => alert);
    expect([...(await testedAlerts())].sort()).toEqual(alerts.sort());
  });

  it('read only metrics that the code has', async () => {
    const isKnown = await knownMetrics();
    const unknown = (await readRules()).flatMap(({ expr }) =>
      [...metricNames(expr)].filter((name) => !isKnown(name)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('dashboards', () => {
  it('read only metrics that the code has, from the provisioned data source', async () => {
    const isKnown = await knownMetrics();
    const panels = (await readDashboards()).flatMap((dashboard) => dashboard.panels);
    const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => [...metricNames(expr)]));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set(['rotadas']));
  });

  it('show every metric of the product', async () => {
    const panels = (await readDashboards()).flatMap((dashboard) => dashboard.panels);
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => [...metricNames(expr)]));
    const missing = [...(await ownMetrics())].filter((name) => !shown.some((each) => each.startsWith(name)));
    expect(missing).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  it('names exactly the metrics that the code has', async () => {
    const text = await readFile(OPERATIONS, 'utf8');
    const table = text.slice(0, text.indexOf('\n## Alerts'));
    const named = [...table.matchAll(/^\| `(rotadas_\w+)/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...(await ownMetrics())].sort());
  });
});

describe('Prometheus', () => {
  it('scrapes every service, in containers and beside npm start', async () => {
    const [containers, local] = await Promise.all(['prometheus.yml', 'local.yml'].map(scrapedBy));
    expect([...(containers?.keys() ?? [])].sort()).toEqual(SERVICES);
    expect([...(local?.keys() ?? [])].sort()).toEqual(SERVICES);
  });

  it('and Grafana run in the profile ops only', async () => {
    const Compose = z.object({
      services: z.record(z.string(), z.object({ profiles: z.array(z.string()).optional() })),
    });
    const { services } = Compose.parse(parse(await readFile(COMPOSE, 'utf8'), { merge: true }));
    const inProfile = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('ops'));
    expect(inProfile.map(([name]) => name)).toEqual(['prometheus', 'grafana']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(SERVICES));
  });
});
