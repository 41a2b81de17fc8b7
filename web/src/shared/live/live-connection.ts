import { AUTH_INTERVAL_MS, type ClientFrame } from '@rotadas/contracts/live/client-frame';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { logWarning } from '../log/log.js';
import { afterClose, reconnectDelay } from './reconnect.js';

/** What is used of a WebSocket. */
export type LiveSocket = Pick<WebSocket, 'send' | 'close'>;

/** What a WebSocket tells. */
export interface SocketEvents {
  onOpen(): void;
  onMessage(data: unknown): void;
  onClose(code: number): void;
}

/** What the connection needs of the browser and the session. */
export interface LivePorts {
  open(events: SocketEvents): LiveSocket;
  /** The user's ID token, fresh; null while signed out. */
  token(options: { renewed: boolean }): Promise<string | null>;
  /** Whether there is a network and somebody looks. */
  isAwake(): boolean;
  random(): number;
}

/** Somebody who uses the connection; it stands as long as there is one. */
export interface LiveSubscriber {
  /** It stands: what is to be asked is asked now. */
  onOpen(): void;
  onFrame(frame: ServerFrame): void;
  /** It stands no more; nothing of it is kept. */
  onLost(): void;
}

/** The one connection, as its users see it. */
export interface Live {
  /** Uses the connection until the answer is called. */
  subscribe(user: LiveSubscriber): () => void;
  /** Whether the frame went out. */
  send(frame: ClientFrame): boolean;
}

/** A frame of the server, checked; null when it is none that this version knows. */
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
    return null; // no JSON: the caller tells
  }
}

/**
 * After so long without a frame, ms, the token is sent again: it stays fresh, and the answer shows
 * that the network lives.
 */
const QUIET_MS = 25_000;
/** A server that does not open or answer within this, ms, is lost. */
const ANSWER_MS = 10_000;
/** The longest wait for a token before the rest is sent without it, ms. */
const TOKEN_MS = 2_000;
/** What a lost network counts as, where the browser has not noticed it. */
const LOST_CODE = 1006;

/**
 * The WebSocket to /api/live, opened while somebody uses it, and again, later and later, when it is
 * lost.
 */
export class LiveConnection implements Live {
  private readonly users = new Set<LiveSubscriber>();
  private socket: LiveSocket | null = null;
  private isOpen = false;
  /** Whether the users know that it is open. */
  private hasBegun = false;
  /** The frame by which the server said on this connection who it takes the user for. */
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

  /** Somebody looks again, or there is a network again: no reason to wait. */
  resume(): void {
    this.failures = 0;
    this.cancelRetry();
    this.connect();
  }

  /** Nobody looks, or there is no network: nothing is sent or received until `wake`. */
  suspend(): void {
    this.cancelRetry();
    this.drop();
  }

  private connect(): void {
    if (this.socket || this.users.size === 0 || !this.ports.isAwake()) return;
    /** A socket that was dropped may still tell something. */
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

  /**
   * Signs in before anything else is sent, since without a token the server shows less; a token
   * that takes long follows.
   */
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
