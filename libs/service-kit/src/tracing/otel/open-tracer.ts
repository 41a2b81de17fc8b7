import type { LoggerService } from '@nestjs/common';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  envDetector,
  detectResources,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracer } from '../tracer.js';
import type { TracingSettings } from '../tracing-settings.js';
import { PRODUCT_VERSION } from '../../version/product-version.js';
import { OtelTracer } from './otel-tracer.js';
import { followRedis } from './redis-spans.js';
import { ReportingExporter } from './reporting-exporter.js';
import { samplerOf } from './sampler-of.js';

/**
 * Makes the process's tracer. What the exporter itself reads of the environment, such as headers
 * and time-outs, is OpenTelemetry's standard.
 */
export function openTracer(
  name: string,
  endpoint: string,
  settings: TracingSettings,
  logger: LoggerService,
): Tracer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const queueMax = settings.OTEL_BSP_MAX_QUEUE_SIZE;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': settings.OTEL_SERVICE_NAME ?? name,
          'service.namespace': 'rotadas',
          'service.version': PRODUCT_VERSION,
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new ReportingExporter(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }), logger),
        maxQueueSize: queueMax,
        maxExportBatchSize: Math.min(512, queueMax),
        scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
      }),
    ],
  });
  const spans = provider.getTracer('rotadas', PRODUCT_VERSION);
  const unfollow = followRedis(spans);
  return new OtelTracer(spans, async () => {
    unfollow();
    await provider.shutdown();
  });
}
