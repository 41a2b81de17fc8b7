import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import { traceRedis } from './driver-spans.js';
import type { SdkSettings } from './open-telemetry.js';
import { tracer } from './tracer.js';

/** The longest that the end of a process waits for the collector, ms. */
const STOP_LIMIT_MS = 2_000;

/** The tracing settings as a process has parsed them. */
interface TracingSettings extends SdkSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/**
 * Starts to trace the process if its settings name a collector; only then the SDK is loaded.
 * Returns what exports the remaining spans, within 2 s.
 */
export async function startTracing(name: string, settings: TracingSettings): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  if (endpoint === undefined) return () => Promise.resolve();
  const { registerSdk } = await import('./open-telemetry.js');
  const shutDown = registerSdk(name, endpoint, settings, new Logger('Tracing'));
  traceRedis();
  tracer.isEnabled = true;
  return async () => {
    tracer.isEnabled = false;
    const stopped = shutDown().catch(() => undefined);
    await pTimeout(stopped, { milliseconds: STOP_LIMIT_MS, fallback: () => undefined });
  };
}

const STOP_TRACING = Symbol('STOP_TRACING');

@Injectable()
class TracingLifecycle implements OnApplicationShutdown {
  constructor(@Inject(STOP_TRACING) private readonly stop: () => Promise<void>) {}

  /** After the requests under way, whose spans are exported too. */
  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

/** Traces the process from before its first request, if its settings say so. */
@Module({})
export class TracingModule {
  static forRoot(options: { name: string; settings: TracingSettings }): DynamicModule {
    return {
      module: TracingModule,
      providers: [
        { provide: STOP_TRACING, useFactory: () => startTracing(options.name, options.settings) },
        TracingLifecycle,
      ],
    };
  }
}
