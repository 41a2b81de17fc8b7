import { Inject, Injectable } from '@nestjs/common';
import { NatsClient } from '../nats/nats-client.js';

interface Connection {
  readonly isOpen: boolean;
}

/**
 * Whether this process can serve: its start is complete and its connections to NATS are open. It
 * only reads state, so a check costs nothing and needs no server.
 */
@Injectable()
export class Readiness {
  private isStarted = false;
  private readonly connections: Connection[];

  constructor(@Inject(NatsClient) client: Connection) {
    this.connections = [client];
  }

  /** Is ready only while the connection is open. */
  require(connection: Connection): void {
    this.connections.push(connection);
  }

  completeStart(): void {
    this.isStarted = true;
  }

  get isReady(): boolean {
    return this.isStarted && this.connections.every(({ isOpen }) => isOpen);
  }
}
