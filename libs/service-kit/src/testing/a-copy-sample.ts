import { type CopySample, SAMPLE_EVERY_MS } from '@rotadas/contracts/operations/copy-sample';

/** What a copy of the providers service tells where nothing is out of the ordinary. */
export function aCopySample(known: Partial<CopySample> = {}): CopySample {
  return {
    copy: '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11',
    service: 'providers',
    version: '0.2.0',
    startedAt: 0,
    takenAt: 0,
    overMs: SAMPLE_EVERY_MS,
    isLast: false,
    reaches: { mongodb: true, redis: true, nats: true },
    eventLoopDelay: 0.001,
    heapShare: 0.1,
    counts: {},
    durations: {},
    queues: {},
    pendingEvents: {},
    ...known,
  };
}
