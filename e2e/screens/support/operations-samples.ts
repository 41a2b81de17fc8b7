import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { MetricName, type OperationsView } from '@rotadas/contracts/operations/operations-view';

const SAMPLES = 720;
const EVERY_MS = 5_000;

const USUAL: Partial<Record<MetricName, readonly [level: number, swing: number]>> = {
  positionsReceived: [412, 60],
  positionsStored: [410, 60],
  freshnessP50: [0.082, 0.02],
  freshnessP95: [0.17, 0.04],
  freshnessP99: [0.276, 0.08],
  viewers: [184, 30],
  requests: [96, 20],
  requestsFailed: [0, 0],
  requestP95: [0.031, 0.01],
  jobsWaiting: [1, 1],
  jobsFailed: [2, 0],
  oldestJob: [0.2, 0.2],
  oldestEvent: [0.04, 0.03],
  eventLagP99: [0.09, 0.03],
  notifications: [0.6, 0.4],
  eventLoopDelay: [0.012, 0.006],
};

/** An hour of metrics at whose end the map is late. */
export function operationsSamples(): OperationsView {
  const now = Date.now();
  const at = Array.from({ length: SAMPLES }, (_, index) => now - (SAMPLES - index) * EVERY_MS);
  const figures = MetricName.options.map((name, row) => [
    name,
    at.map((_, index) => valueOf(name, index, row)),
  ]);
  return {
    now,
    heardSince: now - 2 * SAMPLES * EVERY_MS,
    copies: [...ServiceName.options, 'gateway' as const].map((service, index) => ({
      copy: `${index}f${index}c8d8e-7c0e-4c39-9d9e-2f6b8a1c5e11`,
      service,
      version: '0.2.0',
      startedAt: now - (index + 1) * 4_000_000,
      heardAt: now - (service === 'matching' ? 95_000 : 2_000),
      isAway: service === 'matching',
      reaches: { nats: true, mongodb: true },
      eventLoopDelay: 0.004 + index / 1_000,
      heapShare: 0.04 + index / 50,
    })),
    queues: {
      'offer-expiry': { waiting: 0, delayed: 212, failed: 0, oldestWaiting: 0 },
      'notification-push': { waiting: 1, delayed: 3, failed: 0, oldestWaiting: 0.2 },
      'notification-mail': { waiting: 0, delayed: 8, failed: 2, oldestWaiting: 0 },
    },
    at,
    figures: Object.fromEntries(figures),
  };
}

function valueOf(name: MetricName, index: number, row: number): number {
  const [level, swing] = USUAL[name] ?? [0, 0];
  const phase = name === 'positionsStored' ? 0 : row;
  const wave = Math.sin(index / 40 + phase) * 0.6 + Math.sin(index / 3 + phase * 2) * 0.4;
  const lagged = name.startsWith('freshness') && index > 640 ? 3 : 1;
  return Math.max(0, (level + swing * wave) * lagged);
}
