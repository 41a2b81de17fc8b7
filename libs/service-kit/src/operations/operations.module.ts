import { type DynamicModule, Module } from '@nestjs/common';
import type { ServiceName } from '@rotadas/contracts/operations/copy-sample';
import { CopySampler, SERVICE_NAME } from './copy-sampler.js';

/**
 * Lets a process tell the gateways how it fares; stands on MetricsModule and NatsClientModule.
 */
@Module({})
export class OperationsModule {
  static forRoot({ name }: { name: ServiceName }): DynamicModule {
    return {
      module: OperationsModule,
      providers: [CopySampler, { provide: SERVICE_NAME, useValue: name }],
    };
  }
}
