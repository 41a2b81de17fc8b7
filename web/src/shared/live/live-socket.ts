import type { ClientFrame } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';

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
export interface LiveUser {
  /** It stands: what is to be asked is asked now. */
  onOpen(): void;
  onFrame(frame: ServerFrame): void;
  /** It stands no more; nothing of it is kept. */
  onLost(): void;
}

/** The one connection, as its users see it. */
export interface Live {
  /** Uses the connection until the answer is called. */
  join(user: LiveUser): () => void;
  /** Whether the frame went out. */
  send(frame: ClientFrame): boolean;
}
