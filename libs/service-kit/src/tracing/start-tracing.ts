import { Logger } from '@nestjs/common';
import { type Tracer, useTracer } from './tracer.js';
import type { TracingSettings } from './tracing-settings.js';

/**
 * Begins to trace the process where its settings name a collector. Only then is OpenTelemetry
 * loaded: whoever traces nothing pays nothing for it.
 */
export async function startTracing(name: string, settings: TracingSettings): Promise<Tracer | undefined> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  if (endpoint === undefined) return undefined;
  const { openTracer } = await import('./otel/open-tracer.js');
  const tracer = openTracer(name, endpoint, settings, new Logger('Tracing'));
  useTracer(tracer);
  return tracer;
}
