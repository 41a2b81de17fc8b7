import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { act } from '@testing-library/react';

/** A connection that opens immediately and receives the frames of the test. */
class OpenSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    sockets.unshift(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(): void {}
  close(): void {
    sockets.splice(sockets.indexOf(this), 1);
  }
}

/** The open ones, newest first. */
const sockets: OpenSocket[] = [];
const closed = window.WebSocket;
afterEach(() => Object.assign(window, { WebSocket: closed }));

/** The live connection opens in this test. */
export const openLive = (): unknown => Object.assign(window, { WebSocket: OpenSocket });

/** The server sends a frame on the live connection. */
export function tell(frame: ServerFrame): void {
  act(() => sockets[0]?.onmessage?.({ data: JSON.stringify(frame) }));
}

/** The network loses the live connection. */
export function loseLive(): void {
  act(() => sockets[0]?.onclose?.({ code: 1006 }));
}
