import { AUTH_INTERVAL_MS, type ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { withTimeout } from '../loading/with-timeout.js';
import { logWarning } from '../log/log.js';
import { afterClose, reconnectDelay } from './reconnect.js';
import { idToken } from '../auth/firebase-auth.js';

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

export interface LiveSubscriber {
  /** Called when the connection is open and accepts requests. */
  onOpen?(): void;
  onFrame(frame: ServerFrame): void;
  /**
   * Called when the connection is lost, with all its state on the server. `code` is null if the
   * client closed it.
   */
  onLost?(code: number | null): void;
}

export interface Live {
  /** Returns the function that unsubscribes. */
  subscribe(subscriber: LiveSubscriber): () => void;
  send(frame: ClientFrame): boolean;
}

function readFrame(text: unknown): ServerFrame | null {
  const frame = ServerFrame.safeParse(parseJson(text));
  if (frame.success) return frame.data;
  logWarning('unknown live frame', frame.error.message);
  return null;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null; // The caller logs it
  }
}

/**
 * After this time without frames, ms, the token is sent again. The response shows that the network
 * works.
 */
const SILENCE_TIMEOUT_MS = 25_000;
/** A server that does not respond within this time, ms, counts as lost. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** Longest wait for a token before requests are sent without it, ms. */
const TOKEN_TIMEOUT_MS = 2_000;
/** Delay before the token is sent again while the server cannot check it, ms. */
const AUTH_RETRY_DELAY_MS = 5_000;

/** The error of an `auth` or `watch` while a service is unavailable. */
const isUnavailable = (frame: ServerFrame) =>
  frame.type === 'error' && frame.code === 'service-unavailable' && frame.seq === undefined;

/** The WebSocket code of an abnormal closure. */
const LOST_CODE = 1006;

/** The WebSocket to /api/live: open while it has subscribers, reconnected with backoff. */
export class LiveConnection implements Live {
  private readonly subscribers = new Set<LiveSubscriber>();
  private socket: LiveSocket | null = null;
  private isOpen = false;
  /** Whether `onOpen` of the subscribers was called for this connection. */
  private hasBegun = false;
  /** The `ready` frame of this connection, which later subscribers receive too. */
  private ready: ServerFrame | null = null;
  private failures = 0;
  private renewToken = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;
  private authTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: LivePorts) {}

  subscribe(subscriber: LiveSubscriber): () => void {
    this.subscribers.add(subscriber);
    if (this.hasBegun) {
      subscriber.onOpen?.();
      if (this.ready) subscriber.onFrame(this.ready);
    } else if (this.retryTimer === undefined) this.connect();
    return () => {
      this.subscribers.delete(subscriber);
      if (this.subscribers.size === 0) this.suspend();
    };
  }

  send(frame: ClientFrame): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(frame));
    return true;
  }

  /** Called when the page is visible or online again: reconnects without delay. */
  resume(): void {
    this.failures = 0;
    this.cancelRetry();
    this.connect();
  }

  /** Called when the page is hidden or offline: disconnects until `resume`. */
  suspend(): void {
    this.cancelRetry();
    this.drop(null);
  }

  private connect(): void {
    if (this.socket || this.subscribers.size === 0 || !this.ports.isAwake()) return;
    /** Ignores late events of a dropped socket. */
    const ifCurrent = (task: () => void) => socket === this.socket && task();
    const socket = this.ports.open({
      onOpen: () => ifCurrent(() => this.opened()),
      onMessage: (data) => ifCurrent(() => this.receive(data)),
      onClose: (code) => ifCurrent(() => this.lost(code)),
    });
    this.socket = socket;
    this.expectResponse();
  }

  private opened(): void {
    this.isOpen = true;
    void this.begin();
  }

  /**
   * Sends the token first, since anonymous viewers receive less. A token that is not available in
   * time is sent later.
   */
  private async begin(): Promise<void> {
    const { socket } = this;
    await withTimeout(this.authorise(), TOKEN_TIMEOUT_MS);
    if (socket !== this.socket) return;
    this.hasBegun = true;
    // `onOpen` may add a subscriber, whose `onOpen` is then called by `subscribe`, hence the copy.
    for (const subscriber of [...this.subscribers]) subscriber.onOpen?.();
  }

  private receive(data: unknown): void {
    this.failures = 0;
    this.expectFrame();
    const frame = readFrame(data);
    if (frame === null) return;
    if (frame.type === 'error' && (frame.code === 'token-expired' || frame.code === 'token-invalid'))
      this.renewToken = true;
    if (frame.type === 'ready') this.ready = frame;
    if (this.ready === null && isUnavailable(frame)) this.authoriseIn(AUTH_RETRY_DELAY_MS);
    for (const subscriber of [...this.subscribers]) subscriber.onFrame(frame);
  }

  private async authorise(): Promise<void> {
    const { socket } = this;
    this.expectFrame();
    try {
      const token = await this.ports.token({ renewed: this.renewToken });
      if (token === null || socket === null || socket !== this.socket) return;
      this.renewToken = false;
      this.send({ type: 'auth', token });
      this.expectResponse();
      this.authoriseIn(AUTH_INTERVAL_MS);
    } catch (error) {
      logWarning('no token for the live connection', error);
    }
  }

  private authoriseIn(ms: number): void {
    clearTimeout(this.authTimer);
    this.authTimer = setTimeout(() => void this.authorise(), ms);
  }

  private expectFrame(): void {
    this.afterSilence(SILENCE_TIMEOUT_MS, () => void this.authorise());
  }

  private expectResponse(): void {
    this.afterSilence(RESPONSE_TIMEOUT_MS, () => this.lost(LOST_CODE));
  }

  private afterSilence(ms: number, task: () => void): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(task, ms);
  }

  private lost(code: number): void {
    this.drop(code);
    if (this.subscribers.size === 0 || !this.ports.isAwake()) return;
    const { reason, renewToken } = afterClose(code);
    this.renewToken ||= renewToken;
    this.failures += 1;
    this.retryTimer = setTimeout(
      () => {
        this.cancelRetry();
        this.connect();
      },
      reconnectDelay(this.failures, reason, this.ports.random()),
    );
  }

  private drop(code: number | null): void {
    clearTimeout(this.silenceTimer);
    clearTimeout(this.authTimer);
    const { socket, hasBegun } = this;
    if (socket === null) return;
    this.socket = null;
    this.isOpen = false;
    this.hasBegun = false;
    this.ready = null;
    socket.close();
    if (hasBegun) for (const subscriber of this.subscribers) subscriber.onLost?.(code);
  }

  private cancelRetry(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
  }
}

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine;

function open({ onOpen, onMessage, onClose }: SocketEvents): LiveSocket {
  const socket = new WebSocket(new URL(LIVE_PATH, window.location.origin.replace(/^http/, 'ws')));
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(data);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}

const connection = new LiveConnection({
  open,
  token: idToken,
  isAwake,
  random: Math.random,
});

const updateConnection = () => (isAwake() ? connection.resume() : connection.suspend());
document.addEventListener('visibilitychange', updateConnection);
window.addEventListener('online', updateConnection);
window.addEventListener('offline', updateConnection);

/** Suspended while the page is hidden or offline. */
export const live: Live = connection;
