import { Injectable, Logger } from '@nestjs/common';
import { Throttle } from '@rotadas/service-kit/time/throttle';
import type { Changes } from './changes.js';
import { ProviderMirror } from './provider-mirror.js';

/** A tick waits for the other changes of a burst; the interval limits the frames of viewers. */
const TICKS = { delayMs: 15, intervalMs: 100 };

type TickListener = (changes: Changes) => void;

/** Holds the mirror, and passes what changed in it to its listeners, tick by tick. */
@Injectable()
export class Hub {
  private readonly ticks = new Throttle(() => this.tick(), TICKS);
  readonly mirror = new ProviderMirror(() => this.ticks.request());
  private readonly logger = new Logger(Hub.name);
  private readonly listeners: TickListener[] = [];

  /** Calls `listener` with what changed, once a tick, and not while nothing changes. */
  onTick(listener: TickListener): void {
    this.listeners.push(listener);
  }

  private tick(): void {
    const changes = this.mirror.takeChanges();
    for (const listener of this.listeners) {
      try {
        listener(changes);
      } catch (error) {
        this.logger.error({ err: error });
      }
    }
  }
}
