import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { act } from '@testing-library/react';

/** A connection that opens at once and says what the test tells. */
class OpenSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    sockets.unshift(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(): void {
    // Nobody reads it.
  }
  close(): void {
    sockets.splice(sockets.indexOf(this), 1);
  }
}

/** Those that are open, the newest first. */
const sockets: OpenSocket[] = [];
const closed = window.WebSocket;
afterEach(() => Object.assign(window, { WebSocket: closed }));

/** Has the live connection of this test open. */
export const openLive = (): unknown => Object.assign(window, { WebSocket: OpenSocket });

/** The server says something on the live connection. */
export function tell(frame: ServerFrame): void {
  act(() => sockets[0]?.onmessage?.({ data: JSON.stringify(frame) }));
}

/** The network loses the live connection. */
export function loseLive(): void {
  act(() => sockets[0]?.onclose?.({ code: 1006 }));
}
