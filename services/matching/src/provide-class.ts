import type { FactoryProvider, Type } from '@nestjs/common';

/** Provides a class of a domain, which has no decorators; `dependencies` are its parameters. */
export function provideClass<Instance, Dependencies extends unknown[]>(
  provide: new (...dependencies: Dependencies) => Instance,
  ...dependencies: { [Index in keyof Dependencies]: Type<Dependencies[Index]> }
): FactoryProvider<Instance> {
  return {
    provide,
    inject: dependencies,
    useFactory: (...resolved: Dependencies) => new provide(...resolved),
  };
}
