import { AUTH_INTERVAL_MS, type ClientFrame } from '@rotadas/contracts/live/client-frame';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { logWarning } from '../log/log.js';
import { afterClose, reconnectDelay } from './reconnect.js';

export type LiveSocket = Pick<WebSocket, 'send' | 'close'>;

export interface SocketEvents {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(code: number): void;
}

export interface LivePorts {
  open(events: SocketEvents): LiveSocket;
  token(options: { renewed: boolean }): Promise<string | null>;
  /** Whether the device is online and the page visible. */
  isAwake(): boolean;
  random(): number;
}

/** The connection stays open while it has subscribers. */
export interface LiveSubscriber {
  /** The connection is open; send requests now. */
  onOpen(): void;
  onFrame(frame: ServerFrame): void;
  /** The connection is lost, with all state on the server. */
  onLost(): void;
}

export interface Live {
  /** Returns the function that unsubscribes. */
  subscribe(user: LiveSubscriber): () => void;
  send(frame: ClientFrame): boolean;
}

function readFrame(text: unknown): ServerFrame | null {
  const frame = ServerFrame.safeParse(parseJson(text));
  if (frame.success) return frame.data;
  logWarning('a live frame was not understood', frame.error.message);
  return null;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null; // the caller logs it
  }
}

/** After this silence, ms, the token is sent again; the response shows that the network works. */
const QUIET_MS = 25_000;
/** A server that does not respond within this time, ms, counts as lost. */
const ANSWER_MS = 10_000;
/** Longest wait for a token before requests are sent without it, ms. */
const TOKEN_MS = 2_000;
/** The WebSocket code of an abnormal closure. */
const LOST_CODE = 1006;

/** The WebSocket to /api/live: open while it has subscribers, reconnected with backoff. */
export class LiveConnection implements Live {
  private readonly users = new Set<LiveSubscriber>();
  private socket: LiveSocket | null = null;
  private isOpen = false;
  /** Whether the subscribers were notified that it is open. */
  private hasBegun = false;
  /** The `ready` frame of this connection, which later subscribers receive too. */
  private ready: ServerFrame | null = null;
  private failures = 0;
  private renewToken = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private authTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: LivePorts) {}

  subscribe(user: LiveSubscriber): () => void {
    this.users.add(user);
    if (this.hasBegun) {
      user.onOpen();
      if (this.ready) user.onFrame(this.ready);
    } else if (this.retryTimer === undefined) this.connect();
    return () => {
      this.users.delete(user);
      if (this.users.size === 0) this.suspend();
    };
  }

  send(frame: ClientFrame): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(frame));
    return true;
  }

  /** Visible or online again: reconnects without delay. */
  resume(): void {
    this.failures = 0;
    this.cancelRetry();
    this.connect();
  }

  /** Hidden or offline: disconnects until `resume`. */
  suspend(): void {
    this.cancelRetry();
    this.drop();
  }

  private connect(): void {
    if (this.socket || this.users.size === 0 || !this.ports.isAwake()) return;
    /** Ignores late events of a dropped socket. */
    const ifKept = (task: () => void) => socket === this.socket && task();
    const socket = this.ports.open({
      onOpen: () => ifKept(() => this.opened()),
      onMessage: (data) => ifKept(() => this.take(data)),
      onClose: (code) => ifKept(() => this.lost(code)),
    });
    this.socket = socket;
    this.expectAnswer();
  }

  private opened(): void {
    this.isOpen = true;
    void this.begin();
  }

  /** Authenticates first, since without a token the server shows less; a slow token follows. */
  private async begin(): Promise<void> {
    const { socket } = this;
    const late = new Promise<void>((resolve) => setTimeout(resolve, TOKEN_MS));
    await Promise.race([this.authorise(), late]);
    if (socket !== this.socket) return;
    this.hasBegun = true;
    for (const user of this.users) user.onOpen();
  }

  private take(data: unknown): void {
    this.failures = 0;
    this.afterSilence(QUIET_MS, () => void this.authorise());
    const frame = readFrame(data);
    if (frame === null) return;
    if (frame.type === 'error' && (frame.code === 'token-expired' || frame.code === 'token-invalid'))
      this.renewToken = true;
    if (frame.type === 'ready') this.ready = frame;
    for (const user of this.users) user.onFrame(frame);
  }

  private async authorise(): Promise<void> {
    const { socket } = this;
    this.expectAnswer();
    try {
      const token = await this.ports.token({ renewed: this.renewToken });
      if (token === null || socket === null || socket !== this.socket) return;
      this.renewToken = false;
      this.send({ type: 'auth', token });
      clearTimeout(this.authTimer);
      this.authTimer = setTimeout(() => void this.authorise(), AUTH_INTERVAL_MS);
    } catch (error) {
      logWarning('no token for the live connection', error);
    }
  }

  private expectAnswer(): void {
    this.afterSilence(ANSWER_MS, () => this.lost(LOST_CODE));
  }

  private afterSilence(ms: number, task: () => void): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(task, ms);
  }

  private lost(code: number): void {
    this.drop();
    if (this.users.size === 0 || !this.ports.isAwake()) return;
    const { pace, renewToken } = afterClose(code);
    this.renewToken ||= renewToken;
    this.failures += 1;
    this.retryTimer = setTimeout(
      () => {
        this.cancelRetry();
        this.connect();
      },
      reconnectDelay(this.failures, pace, this.ports.random()),
    );
  }

  private drop(): void {
    clearTimeout(this.silenceTimer);
    clearTimeout(this.authTimer);
    const { socket, hasBegun } = this;
    if (socket === null) return;
    this.socket = null;
    this.isOpen = false;
    this.hasBegun = false;
    this.ready = null;
    socket.close();
    if (hasBegun) for (const user of this.users) user.onLost();
  }

  private cancelRetry(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
  }
}
