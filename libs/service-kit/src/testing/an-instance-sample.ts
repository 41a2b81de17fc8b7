import type { InstanceSample } from '@rotadas/contracts/operations/instance-sample';

export function anInstanceSample(known: Partial<InstanceSample> = {}): InstanceSample {
  return {
    instanceId: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11',
    service: 'providers',
    version: '0.2.0',
    startedAt: 0,
    isLast: false,
    reachableServers: { mongodb: true, redis: true, nats: true },
    eventLoopDelay: 0.001,
    heapShare: 0.1,
    figures: {},
    durations: {},
    ...known,
  };
}
