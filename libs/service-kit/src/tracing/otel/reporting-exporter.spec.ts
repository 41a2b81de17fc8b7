import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { ReportingExporter } from './reporting-exporter.js';

describe('the exporter', () => {
  it('says once that the collector is away, and once that it is back, and hands no failure on', () => {
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
    expect(lines).toEqual(['Traces are lost: the collector does not take them', 'Traces are taken again']);
    expect(results).toEqual(Array.from({ length: 6 }, () => ({ code: ExportResultCode.SUCCESS })));
  });
});
