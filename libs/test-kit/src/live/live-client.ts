import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { AUTH_INTERVAL_MS, type ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { ServerFrame } from '@rotadas/contracts/live/server-frame';

const OPEN_TIMEOUT_MS = 30_000;

/** Minimum delay of a reconnection; jitter adds up to as much again. */
const RECONNECT_MS = 500;

const BROKEN = 4000;
/** WebSocket close code of a connection that failed. */
const ABNORMAL_CLOSURE = 1006;

const SHARED_FROM = 256;
const CACHED_FRAMES = 512;

const KEY_LENGTH = 128;

/** Validates frames; caches the result, since viewers of one viewport receive the same text. */
export class FrameReader {
  private readonly recent = new Map<string, { text: string; frame: ServerFrame }>();

  /** Undefined for an invalid frame. The result is shared: do not change it. */
  read(text: string): ServerFrame | undefined {
    if (text.length < SHARED_FROM) return parse(text);
    // Cheaper than the whole text as a key.
    const key = `${text.length} ${text.slice(0, KEY_LENGTH)}`;
    const known = this.recent.get(key);
    if (known?.text === text) return known.frame;
    const frame = parse(text);
    if (!frame) return undefined;
    const [oldest] = this.recent.keys();
    if (oldest !== undefined && this.recent.size >= CACHED_FRAMES) this.recent.delete(oldest);
    this.recent.set(key, { text, frame });
    return frame;
  }
}

function parse(text: string): ServerFrame | undefined {
  try {
    return ServerFrame.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const reader = new FrameReader();

const reconnectDelay = () => delay(RECONNECT_MS * (1 + Math.random()));

export interface LiveClientOptions {
  readonly apiUrl: string;
  readonly token?: string | undefined;
  readonly reconnects?: boolean | undefined;
  /** Called on each connection, also after a loss. */
  onOpen?(): void;
  onFrame(frame: ServerFrame): void;
  /** Called on each loss, and after a failed attempt to connect that is repeated. */
  onLoss?(code: number): void;
}

export class LiveClient {
  losses = 0;
  private readonly options: LiveClientOptions;
  private readonly authTimer: NodeJS.Timeout;
  private socket: WebSocket | undefined;
  private isWanted = true;

  constructor(options: LiveClientOptions) {
    this.options = options;
    this.authTimer = setInterval(() => this.signIn(), AUTH_INTERVAL_MS);
  }

  /** Rejects if connecting fails and is not retried. */
  async connect(): Promise<void> {
    while (this.isWanted) {
      try {
        return await this.open();
      } catch (error) {
        if (this.options.reconnects !== true) throw error;
        this.options.onLoss?.(ABNORMAL_CLOSURE);
        await reconnectDelay();
      }
    }
  }

  send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  signIn(): void {
    if (this.options.token !== undefined) this.send({ type: 'auth', token: this.options.token });
  }

  end(): void {
    this.isWanted = false;
    clearInterval(this.authTimer);
    this.socket?.removeAllListeners('close');
    this.socket?.terminate();
  }

  private async open(): Promise<void> {
    const { apiUrl, onOpen, onFrame } = this.options;
    const socket = new WebSocket(`${apiUrl.replace(/^http/, 'ws')}${LIVE_PATH}`, {
      perMessageDeflate: false,
      handshakeTimeout: OPEN_TIMEOUT_MS,
    });
    const opened = Promise.withResolvers<undefined>();
    socket.once('open', () => opened.resolve(undefined));
    socket.on('error', opened.reject); // after the opening, `close` follows
    socket.on('message', (data) => {
      const frame = reader.read(String(data));
      if (frame) onFrame.call(this.options, frame);
      else socket.close(BROKEN);
    });
    await opened.promise;
    if (!this.isWanted) return socket.terminate();
    socket.on('close', (code) => this.lose(code));
    this.socket = socket;
    this.signIn();
    onOpen?.call(this.options);
  }

  private lose(code: number): void {
    this.socket = undefined;
    this.losses += 1;
    this.options.onLoss?.(code);
    if (this.options.reconnects === true) void reconnectDelay().then(() => this.connect());
  }
}
