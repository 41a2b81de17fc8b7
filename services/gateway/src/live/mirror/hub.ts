import { Injectable, Logger } from '@nestjs/common';
import type { Changes } from './changes.js';
import { ProviderMirror } from './provider-mirror.js';

/** After the first change it is waited a moment for the others of the same burst, ms. */
const BURST_MS = 15;

/** The shortest time between two ticks, ms. */
const TICK_MS = 100;

type TickListener = (changes: Changes) => void;

/** Holds the mirror, and passes what changed in it to its listeners, tick by tick. */
@Injectable()
export class Hub {
  readonly mirror = new ProviderMirror(() => this.schedule());
  private readonly logger = new Logger(Hub.name);
  private readonly listeners: TickListener[] = [];
  private tickedAt = 0;

  /** Calls `listener` with what changed, once a tick, and not while nothing changes. */
  onTick(listener: TickListener): void {
    this.listeners.push(listener);
  }

  private schedule(): void {
    const rest = this.tickedAt + TICK_MS - Date.now();
    setTimeout(() => this.tick(), Math.max(BURST_MS, Math.min(rest, TICK_MS))).unref();
  }

  private tick(): void {
    this.tickedAt = Date.now();
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
