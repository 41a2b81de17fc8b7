import { Inject, Injectable } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { NATS_CLIENT } from '../nats/nats-connection.js';

/** A client or server of Nest's NATS transport. */
interface NatsConnection {
  readonly status: Observable<string>;
}

/**
 * Whether this process can serve: its start is complete and its connections to NATS are open. It
 * only reads state, so a check costs nothing and needs no server.
 */
@Injectable()
export class Readiness {
  private isStarted = false;
  private readonly connections: { isOpen: boolean }[] = [];

  constructor(@Inject(NATS_CLIENT) client: NatsConnection) {
    this.require(client);
  }

  /** Is ready only while the connection is open. */
  require({ status }: NatsConnection): void {
    const connection = { isOpen: false };
    this.connections.push(connection);
    status.subscribe((state) => (connection.isOpen = state === 'connected'));
  }

  completeStart(): void {
    this.isStarted = true;
  }

  get isReady(): boolean {
    return this.isStarted && this.connections.every(({ isOpen }) => isOpen);
  }
}
