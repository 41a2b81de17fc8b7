import type { LoggerService } from '@nestjs/common';
import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * Exports by another exporter, and logs once that its collector is away, and once that it is back.
 * What it could not hand over is lost: traces are worth no memory that the work needs.
 */
export class ReportingExporter implements SpanExporter {
  private away = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Pick<LoggerService, 'log' | 'warn'>,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.report(result);
      // The batcher would hand each failure to OpenTelemetry's own error handler as well.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private report({ code, error }: ExportResult): void {
    const isAway = code !== ExportResultCode.SUCCESS;
    if (isAway && !this.away)
      this.logger.warn({ err: error }, 'Traces are lost: the collector does not take them');
    if (!isAway && this.away) this.logger.log('Traces are taken again');
    this.away = isAway;
  }
}
