import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PROMETHEUS } from './paths.ts';

/** An alert rule, with what each of ours has to say. */
const AlertRule = z.strictObject({
  alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
  annotations: z.strictObject({ summary: z.string(), description: z.string(), runbook_url: z.string() }),
});
type AlertRule = z.infer<typeof AlertRule>;

const RuleFile = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(AlertRule) })),
});

const TestFile = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

const Configuration = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.object({
      job_name: z.literal('rotadas'),
      static_configs: z.array(
        z.object({ targets: z.array(z.string()), labels: z.object({ service: z.string() }) }),
      ),
    }),
  ),
});

/** All alert rules, in their order. */
export async function readRules(): Promise<AlertRule[]> {
  const files = await readAll(join(PROMETHEUS, 'rules'));
  return files.flatMap((file) => RuleFile.parse(file).groups).flatMap(({ rules }) => rules);
}

/** The alerts that a unit test has both fire and not fire. */
export async function testedAlerts(): Promise<Set<string>> {
  const tests = (await readAll(join(PROMETHEUS, 'tests'))).flatMap((file) => TestFile.parse(file).tests);
  const checks = tests.flatMap((test) => test.alert_rule_test);
  const isQuiet = (alert: string) =>
    checks.some(({ alertname, exp_alerts: fired }) => alertname === alert && fired.length === 0);
  const fires = checks.filter(({ exp_alerts: fired }) => fired.length > 0).map(({ alertname }) => alertname);
  return new Set(fires.filter(isQuiet));
}

/** Which services a configuration scrapes, and where. */
export async function scrapedBy(configuration: string): Promise<Map<string, readonly string[]>> {
  const parsed = Configuration.parse(parse(await readFile(join(PROMETHEUS, configuration), 'utf8')));
  const all = parsed.scrape_configs.flatMap((each) => each.static_configs);
  return new Map(all.map(({ targets, labels }) => [labels.service, targets]));
}

async function readAll(folder: string): Promise<unknown[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file): Promise<unknown> => parse(await readFile(join(folder, file), 'utf8'))),
  );
}
