import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { createSampler, ReportingExporter } from './open-telemetry.js';

it.each([
  ['always_on', 'AlwaysOnSampler'],
  ['always_off', 'AlwaysOffSampler'],
  ['traceidratio', 'TraceIdRatioBased{0.25}'],
  ['parentbased_always_on', 'root=AlwaysOnSampler'],
  ['parentbased_always_off', 'root=AlwaysOffSampler'],
  ['parentbased_traceidratio', 'root=TraceIdRatioBased{0.25}'],
] as const)('creates the sampler %s of the standard', (name, described) => {
  const sampler = createSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: 0.25 }).toString();
  expect(sampler).toContain(described);
  expect(sampler.startsWith('ParentBased')).toBe(name.startsWith('parentbased'));
});

it('logs once that the collector is unavailable, and once that it is available again', () => {
  const lines: string[] = [];
  const results: ExportResult[] = [];
  let code = ExportResultCode.FAILED;
  const exporter = new ReportingExporter(
    { export: (_spans, done) => done({ code }), shutdown: () => Promise.resolve() },
    {
      log: (line: string) => void lines.push(line),
      warn: (_error: unknown, line: string) => void lines.push(line),
    },
  );
  const send = () => exporter.export([], (result) => results.push(result));
  for (let times = 0; times < 3; times += 1) send();
  code = ExportResultCode.SUCCESS;
  for (let times = 0; times < 3; times += 1) send();
  expect(lines).toEqual([
    'The trace collector is unavailable; spans are dropped',
    'The trace collector is available again',
  ]);
  expect(results).toEqual(Array.from({ length: 6 }, () => ({ code: ExportResultCode.SUCCESS })));
});
