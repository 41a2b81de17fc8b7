import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import {
  type Cluster,
  type ErrorFrame,
  type LiveUpsert,
  type NotificationFrame,
  ServerFrame,
  type TripFrame,
} from '@rotadas/contracts/live/server-frame';
import { eventually } from '@rotadas/test-kit/eventually';

export const ANKARA_VIEW = { bbox: [32.5, 39.7, 33.2, 40.2] as [number, number, number, number], zoom: 12 };

/** A client of /api/live that keeps what a map would show and parses every frame. */
export class LiveClient {
  readonly providers = new Map<number, LiveUpsert>();
  readonly kinds: string[] = [];
  readonly errors: ErrorFrame[] = [];
  readonly acks: number[] = [];
  readonly notifications: NotificationFrame[] = [];
  clusters: Cluster[] | undefined;
  /** The followed trip, as in each of its frames. */
  readonly trips: TripFrame[] = [];
  userId: number | undefined;
  closed: { code: number; reason: string } | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.take(ServerFrame.parse(JSON.parse(data.toString()))));
    socket.on('close', (code, reason) => (this.closed = { code, reason: reason.toString() }));
    socket.on('error', () => undefined); // a close follows
  }

  /** Rejects if the upgrade is rejected. */
  static async connect(url: string, headers: Record<string, string> = {}): Promise<LiveClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const client = new LiveClient(socket);
    await once(socket, 'open');
    return client;
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  watch(view: Omit<Extract<ClientFrame, { type: 'watch' }>, 'type'> = ANKARA_VIEW): void {
    this.send({ type: 'watch', ...view });
  }

  async signIn(token: string): Promise<void> {
    this.userId = undefined;
    this.send({ type: 'auth', token });
    await eventually('it is signed in', async () => this.userId !== undefined);
  }

  async next(kind: ServerFrame['type'], act: () => void): Promise<void> {
    const before = this.count(kind);
    act();
    await eventually(`a ${kind} comes`, async () => this.count(kind) > before);
  }

  async end(): Promise<{ code: number; reason: string }> {
    await eventually('it is closed', async () => this.closed !== undefined);
    return this.closed ?? { code: 0, reason: '' };
  }

  close(): void {
    this.socket.terminate();
  }

  private count(kind: string): number {
    return this.kinds.filter((each) => each === kind).length;
  }

  private take(frame: ServerFrame): void {
    this.kinds.push(frame.type);
    switch (frame.type) {
      case 'ready':
        this.userId = frame.userId;
        break;
      case 'snapshot':
        this.clusters = undefined;
        this.providers.clear();
        for (const provider of frame.providers) this.providers.set(provider.id, provider);
        break;
      case 'delta':
        for (const change of frame.upsert) {
          this.providers.set(change.id, { ...this.providers.get(change.id), ...change });
        }
        for (const id of frame.remove) this.providers.delete(id);
        break;
      case 'clusters':
        this.providers.clear();
        this.clusters = frame.clusters;
        break;
      case 'trip':
        this.trips.push(frame);
        break;
      case 'ack':
        this.acks.push(frame.seq);
        break;
      case 'notification':
        this.notifications.push(frame);
        break;
      case 'error':
        this.errors.push(frame);
        break;
      case 'agreement':
      case 'message':
        break;
    }
  }
}
