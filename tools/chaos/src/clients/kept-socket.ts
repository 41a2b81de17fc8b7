import { setTimeout as delay } from 'node:timers/promises';
import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { LiveSocket } from '@rotadas/load/clients/live-socket';

/** Before a lost connection is made again, ms: so long, and up to as much more. */
const RECONNECT_MS = 500;

/** What a client does with its connection. */
export interface SocketUser {
  /** It is there, for the first time or again. */
  onOpen(): void;
  onFrame(frame: ServerFrame): void;
}

/** A connection to /api/live that is made anew whenever it is lost, as the web app does. */
export class KeptSocket {
  private readonly apiUrl: string;
  private readonly user: SocketUser;
  private socket: LiveSocket | undefined;
  private isWanted = true;
  /** How often the connection was lost or could not be made. */
  losses = 0;

  constructor(apiUrl: string, user: SocketUser) {
    this.apiUrl = apiUrl;
    this.user = user;
    void this.connect();
  }

  send(frame: ClientFrame): void {
    this.socket?.send(frame);
  }

  end(): void {
    this.isWanted = false;
    this.socket?.end();
  }

  private async connect(): Promise<void> {
    try {
      const socket = await LiveSocket.open(this.apiUrl, {
        onFrame: (frame) => this.user.onFrame(frame),
        onClose: () => void this.connectAgain(),
      });
      if (!this.isWanted) return socket.end();
      this.socket = socket;
      this.user.onOpen();
    } catch {
      await this.connectAgain();
    }
  }

  private async connectAgain(): Promise<void> {
    this.socket = undefined;
    if (!this.isWanted) return;
    this.losses += 1;
    await delay(RECONNECT_MS * (1 + Math.random()));
    if (this.isWanted) await this.connect();
  }
}
