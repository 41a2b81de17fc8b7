import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { startTracing } from './start-tracing.js';
import { type Tracer, useTracer } from './tracer.js';
import type { TracingSettings } from './tracing-settings.js';

const TRACER = Symbol('TRACER');

@Injectable()
class TracingLifecycle implements OnApplicationShutdown {
  constructor(@Inject(TRACER) private readonly tracer: Tracer | undefined) {}

  /** After the requests under way were answered, whose spans are to leave too. */
  async onApplicationShutdown(): Promise<void> {
    useTracer(undefined);
    await this.tracer?.stop();
  }
}

/** Traces the process from before its first request on, where its settings say so. */
@Module({})
export class TracingModule {
  static forRoot(options: { name: string; settings: TracingSettings }): DynamicModule {
    return {
      module: TracingModule,
      providers: [
        { provide: TRACER, useFactory: () => startTracing(options.name, options.settings) },
        TracingLifecycle,
      ],
    };
  }
}
