import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import {
  MetricName,
  type KnownInstance,
  OperationsView,
} from '@rotadas/contracts/operations/operations-view';

const MINUTE = 60_000;

/** `moments` samples without anything unusual. */
export function anOperationsView(known: Partial<OperationsView> = {}, moments = 3): OperationsView {
  const now = Date.now();
  const at = Array.from({ length: moments }, (_, index) => now - (moments - index) * 5_000);
  return OperationsView.parse({
    now,
    receivingSince: now - 2 * 60 * MINUTE,
    instances: ServiceName.options.map((service, index) => anInstance({ service, instanceId: toId(index) })),
    at,
    figures: figuresOf(moments, {}),
    ...known,
  });
}

/** Zero in all samples, except the given ones. */
export function figuresOf(
  moments: number,
  known: Partial<Record<MetricName, (number | null)[]>>,
): OperationsView['figures'] {
  const columns = MetricName.options.map((name) => [
    name,
    known[name] ?? Array.from({ length: moments }, () => 0),
  ]);
  return Object.fromEntries(columns);
}

export function anInstance(known: Partial<KnownInstance> = {}): KnownInstance {
  return {
    instanceId: toId(0),
    service: 'gateway',
    version: '0.2.0',
    startedAt: Date.now() - 12 * MINUTE,
    lastSeenAt: Date.now(),
    isUnavailable: false,
    reachableServers: { nats: true },
    eventLoopDelay: 0.002,
    heapShare: 0.1,
    ...known,
  };
}

function toId(index: number): string {
  return `${index}a2b3c4d-7c0e-4c39-9d9e-2f6b8a1c5e11`;
}
