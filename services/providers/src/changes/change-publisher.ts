import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ClientNats } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Cell } from '@rotadas/contracts/live/cell';
import { CellChange, Pulse } from '@rotadas/contracts/live/cell-change';
import { LIVE_PULSE, liveSubject } from '@rotadas/contracts/live/live.subjects';
import { connectionOf, NATS_CLIENT } from '@rotadas/service-kit/nats/nats-client';
import type { ToldOfCell } from './gathered-changes.js';

/** How long it is waited for NATS to have taken what was told, ms. */
const TAKEN_LIMIT_MS = 500;

/** Tells the hubs what changed, each message with this publisher's name and a number by which a missing one is noticed. */
@Injectable()
export class ChangePublisher implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangePublisher.name);
  private name = randomUUID();
  private readonly numbers = new Map<Cell, number>();
  private connection: NatsConnection | undefined;

  constructor(@Inject(NATS_CLIENT) private readonly client: ClientNats) {}

  onApplicationBootstrap(): void {
    this.watchConnection().catch((error: unknown) => this.logger.error({ err: error }));
  }

  tell(told: ToldOfCell): void {
    const seq = (this.numbers.get(told.cell) ?? 0) + 1;
    this.numbers.set(told.cell, seq);
    this.publish(liveSubject(told.cell), CellChange.parse({ ...told, publisher: this.name, seq }));
  }

  /** Gives a sign of life; the last one says that nothing is left to tell. */
  pulse(last: boolean): void {
    this.publish(LIVE_PULSE, Pulse.parse({ publisher: this.name, last }));
  }

  /** Resolves when NATS has taken all that was told, or after a moment when it is away. */
  async taken(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, TAKEN_LIMIT_MS).unref());
    await Promise.race([this.connection?.flush().catch(() => undefined), late]);
  }

  /** Takes a new name: something may not have been told, and a publisher of a new name makes hubs take snapshots. */
  rename(): void {
    this.name = randomUUID();
    this.numbers.clear();
    this.pulse(false);
  }

  private publish(subject: string, message: object): void {
    try {
      this.connection?.publish(subject, JSON.stringify(message));
    } catch (error) {
      this.logger.warn({ err: error, subject }, 'A change was not told'); // its publisher gets a new name on reconnecting
    }
  }

  private async watchConnection(): Promise<void> {
    this.connection = await connectionOf(this.client);
    for await (const { type } of this.connection.status()) if (type === 'reconnect') this.rename();
  }
}
