import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { rootDir } from '@rotadas/servers/settings/environment';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { z } from 'zod';
import { SERVICES } from '../configuration/setting.ts';
import { readText } from '../repository.ts';

const DASHBOARDS = 'deploy/grafana/dashboards';
const RUNBOOK = 'docs/operate/runbook.md';
const OF_PROMETHEUS = ['up', 'ALERTS'];
const HISTOGRAM_SUFFIX = /_(?:bucket|sum|count)$/;
const GRAFANA_INTERVAL = /\$__(?:rate_)?interval/g;

const Rule = z.object({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['critical', 'warning', 'info']) }),
  annotations: z.object({ summary: z.string(), description: z.string(), runbook_url: z.string() }),
});
const RuleFile = z.object({ groups: z.array(z.object({ rules: z.array(Rule) })) });

const AlertTest = z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) });
const TestFile = z.object({ tests: z.array(z.object({ alert_rule_test: z.array(AlertTest) })) });

const Target = z.object({ targets: z.array(z.string()), labels: z.object({ service: z.string() }) });
const Scraped = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(z.object({ job_name: z.literal('rotadas'), static_configs: z.array(Target) })),
});

const Panel = z.object({
  title: z.string(),
  description: z.string().min(1),
  datasource: z.object({ uid: z.string() }),
  targets: z.array(z.object({ expr: z.string() })).min(1),
});
const Dashboard = z.object({ uid: z.string(), title: z.string(), panels: z.array(Panel).min(1) });

const textsIn = (folder: string) =>
  readdirSync(join(rootDir, folder)).map((file) => readText(join(folder, file)));

const rules = textsIn('deploy/prometheus/rules')
  .flatMap((file) => RuleFile.parse(parse(file)).groups)
  .flatMap((group) => group.rules);
const panels = textsIn(DASHBOARDS).flatMap((text) => Dashboard.parse(JSON.parse(text)).panels);

/** Alerts with a test in which they fire and one in which they do not. */
function testedAlerts(): string[] {
  const tests = textsIn('deploy/prometheus/tests').flatMap((file) => TestFile.parse(parse(file)).tests);
  const checks = tests.flatMap((test) => test.alert_rule_test);
  const names = (fires: boolean) =>
    checks.filter(({ exp_alerts }) => exp_alerts.length > 0 === fires).map(({ alertname }) => alertname);
  const quiet = new Set(names(false));
  return [...new Set(names(true))].filter((name) => quiet.has(name));
}

function scraped(configuration: string): z.infer<typeof Target>[] {
  const { scrape_configs } = Scraped.parse(parse(readText(`deploy/prometheus/${configuration}`)));
  return scrape_configs.flatMap((each) => each.static_configs);
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      profiles: z.array(z.string()).optional(),
      network_mode: z.string().nullable().optional(),
      networks: z.object({ default: z.object({ aliases: z.array(z.string()) }) }).optional(),
    }),
  ),
});

function composeServices(file: string) {
  const text = readText(file).replaceAll(/!(?:reset|override)\b/g, ''); // Compose's own tags
  return Compose.parse(parse(text, { merge: true })).services;
}

/** Names by which containers reach each other if no profile is active. */
function networkHosts(files: readonly string[]): Set<string> {
  const merged: z.infer<typeof Compose>['services'] = {};
  for (const file of files)
    for (const [name, service] of Object.entries(composeServices(file)))
      merged[name] = { ...merged[name], ...service };
  const hosts = Object.entries(merged).flatMap(([name, { profiles, network_mode, networks }]) => {
    if (profiles) return [];
    return [...(network_mode ? [] : [name]), ...(networks?.default.aliases ?? [])];
  });
  return new Set(hosts);
}

const SOURCES = ['libs/service-kit/src/**/*.ts', 'services/*/src/**/*.ts'];
const sources = globSync(SOURCES, { cwd: rootDir }).filter((file) => !file.endsWith('.spec.ts'));
const inSources = sources.flatMap((file) => readText(file).match(/(?<=')rotadas_\w+(?=')/g) ?? []);
const ownMetrics = [...new Set(inSources)].sort();

function unknownMetrics(found: Iterable<string>): string[] {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ofProcess = registry.getMetricsAsArray().map(({ name }) => name);
  const known = new Set([...ownMetrics, ...ofProcess, ...OF_PROMETHEUS]);
  return [...found].filter((name) => !known.has(name) && !known.has(name.replace(HISTOGRAM_SUFFIX, '')));
}

function metricsIn(expressions: readonly { expr: string }[]): string[] {
  return expressions.flatMap(({ expr }) => {
    const text = expr.replace(GRAFANA_INTERVAL, '5m');
    const names: string[] = [];
    parser.parse(text).iterate({
      enter({ type, from, to }) {
        if (type.isError) throw new SyntaxError(`not PromQL near "${text.slice(from, to + 10)}": ${text}`);
        if (type.name === 'Identifier') names.push(text.slice(from, to));
      },
    });
    return names;
  });
}

describe('alerts', () => {
  it('each have an entry in the runbook, to which their link leads', () => {
    const entries = readText(RUNBOOK).match(/(?<=^## )\w+$/gm);
    expect(entries).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook_url).toBe(`${RUNBOOK}#${alert.toLowerCase()}`);
  });

  it('each have a unit test in which they fire and do not', () => {
    const alerts = rules.map(({ alert }) => alert);
    expect(testedAlerts().sort()).toEqual(alerts.sort());
  });

  it('read only metrics that the code has', () => {
    expect(unknownMetrics(metricsIn(rules))).toEqual([]);
  });
});

describe('dashboards', () => {
  it('read only metrics that the code has, from the provisioned data source', () => {
    expect(unknownMetrics(panels.flatMap(({ targets }) => metricsIn(targets)))).toEqual([]);
    expect(new Set(panels.map(({ datasource }) => datasource.uid))).toEqual(new Set(['rotadas']));
  });

  it('show every metric of the product', () => {
    const shown = panels.flatMap(({ targets }) => metricsIn(targets));
    const missing = ownMetrics.filter((name) => !shown.some((each) => each.startsWith(name)));
    expect(missing).toEqual([]);
  });
});

describe('docs/operate/monitoring.md', () => {
  it('names exactly the metrics that the code has', () => {
    const text = readText('docs/operate/monitoring.md');
    const table = text.slice(0, text.indexOf('\n## Alerts'));
    const named = [...table.matchAll(/^\| `(rotadas_\w+)/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(ownMetrics);
  });
});

describe('Prometheus', () => {
  it.each(['prometheus.yml', 'local.yml'])('scrapes every service by %s', (configuration) => {
    expect(
      scraped(configuration)
        .map(({ labels }) => labels.service)
        .sort(),
    ).toEqual(SERVICES.toSorted());
  });

  it.each([
    ['demo', ['docker-compose.yml']],
    ['production', ['docker-compose.yml', 'deploy/own-firebase.yml']],
  ])('scrapes host names of containers in the %s', (_, files) => {
    const targets = scraped('prometheus.yml').flatMap((each) => each.targets);
    const hosts = networkHosts(files);
    expect(targets.filter((target) => !hosts.has(target.split(':')[0] ?? ''))).toEqual([]);
  });

  it('Prometheus and Grafana start only with the profile ops', () => {
    const services = composeServices('docker-compose.yml');
    const inProfile = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('ops'));
    expect(inProfile.map(([name]) => name)).toEqual(['prometheus', 'grafana']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(SERVICES));
  });
});
