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

/** Maximum wait for the collector at shutdown. */
const STOP_LIMIT_MS = 2_000;

interface TracingSettings extends SdkSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
}

/** Returns a function that exports the remaining spans. */
export async function startTracing(name: string, settings: TracingSettings): Promise<() => Promise<void>> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
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

  /** Runs after the last requests, so that their spans are exported. */
  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}

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
