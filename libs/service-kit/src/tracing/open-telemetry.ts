import type { LoggerService } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { PRODUCT_VERSION } from '../env/product-version.js';

/** Standard OpenTelemetry settings that the SDK does not read itself. */
export interface SdkSettings {
  readonly OTEL_SERVICE_NAME?: string | undefined;
  readonly OTEL_TRACES_SAMPLER: `${'' | 'parentbased_'}${'always_on' | 'always_off' | 'traceidratio'}`;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly OTEL_BSP_MAX_QUEUE_SIZE: number;
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
}

/** Returns a function that exports the remaining spans. */
export function registerSdk(
  name: string,
  endpoint: string,
  settings: SdkSettings,
  logger: Pick<LoggerService, 'log' | 'warn'>,
): () => Promise<void> {
  const maxQueueSize = settings.OTEL_BSP_MAX_QUEUE_SIZE;
  const product = resourceFromAttributes({
    'service.name': settings.OTEL_SERVICE_NAME ?? name,
    'service.namespace': 'rotadas',
    'service.version': PRODUCT_VERSION,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(product)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ReportingExporter(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), logger),
        maxQueueSize,
        maxExportBatchSize: Math.min(512, maxQueueSize),
        scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/** Creates the sampler with the given standard name. */
export function createSampler({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: Pick<SdkSettings, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>): Sampler {
  let root: Sampler = new TraceIdRatioBasedSampler(ratio);
  if (name.endsWith('always_on')) root = new AlwaysOnSampler();
  if (name.endsWith('always_off')) root = new AlwaysOffSampler();
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** Logs outages of the collector once; spans are lost meanwhile. */
export class ReportingExporter implements SpanExporter {
  private unavailable = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Pick<LoggerService, 'log' | 'warn'>,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, ({ code, error }) => {
      const isUnavailable = code !== ExportResultCode.SUCCESS;
      if (isUnavailable && !this.unavailable)
        this.logger.warn({ err: error }, 'The trace collector is unavailable; spans are dropped');
      if (!isUnavailable && this.unavailable) this.logger.log('The trace collector is available again');
      this.unavailable = isUnavailable;
      // Reports success: the batcher would pass each failure to the error handler of OpenTelemetry.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}
