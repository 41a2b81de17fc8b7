import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  InstanceSample,
  OPERATIONS_SAMPLE,
  SAMPLE_INTERVAL_MS,
} from '@rotadas/contracts/operations/instance-sample';
import { ServiceName } from '@rotadas/contracts/primitives/service-name';
import {
  KnownInstance,
  OPERATIONS_HISTORY_MS,
  type OperationsView,
} from '@rotadas/contracts/operations/operations-view';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { History } from './history.js';

const INSTANCES_MAX = 500;

const UNAVAILABLE_AFTER_MS = 15_000;

/** A sample is valid until the next one, which can take 3 s longer to read. */
const SAMPLE_VALID_MS = SAMPLE_INTERVAL_MS + 4_000;

interface ReceivedSample extends InstanceSample {
  readonly lastSeenAt: number;
}

@Injectable()
export class OperationsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly instances = new LRUCache<string, ReceivedSample>({ max: INSTANCES_MAX });
  private readonly history = new History();
  private readonly receivingSince = Date.now();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly subscriber: NatsSubscriber) {}

  onApplicationBootstrap(): void {
    void this.subscriber.subscribe(OPERATIONS_SAMPLE, InstanceSample, (sample) => this.add(sample));
    const addPoint = () => this.history.add(Date.now(), this.receivedWithin(SAMPLE_VALID_MS));
    this.timer = setInterval(addPoint, SAMPLE_INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  view(): OperationsView {
    const now = Date.now();
    const instances = this.receivedWithin(OPERATIONS_HISTORY_MS)
      .map((instance) =>
        KnownInstance.parse({
          ...instance,
          isUnavailable: instance.lastSeenAt <= now - UNAVAILABLE_AFTER_MS,
        }),
      )
      .toSorted((one, other) => serviceRank(one) - serviceRank(other) || one.startedAt - other.startedAt);
    return { now, receivingSince: this.receivingSince, instances, ...this.history.timeline };
  }

  private add(sample: InstanceSample): void {
    if (sample.isLast) this.instances.delete(sample.instanceId);
    else this.instances.set(sample.instanceId, { ...sample, lastSeenAt: Date.now() });
  }

  private receivedWithin(ms: number): ReceivedSample[] {
    return [...this.instances.values()].filter(({ lastSeenAt }) => lastSeenAt > Date.now() - ms);
  }
}

function serviceRank({ service }: KnownInstance): number {
  return ServiceName.options.indexOf(service);
}
