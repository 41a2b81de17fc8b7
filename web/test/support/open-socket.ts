import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { act } from '@testing-library/react';

/** Opens immediately. */
class OpenSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    sockets.unshift(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(frame: string): void {
    sentFrames.push(frame);
  }
  close(): void {
    sockets.splice(sockets.indexOf(this), 1);
  }
}

/** Newest first. */
const sockets: OpenSocket[] = [];
/** Frames sent since `openLive`, oldest first. */
export const sentFrames: string[] = [];
const closed = window.WebSocket;
afterEach(() => Object.assign(window, { WebSocket: closed }));

export function openLive(): void {
  sentFrames.length = 0;
  Object.assign(window, { WebSocket: OpenSocket });
}

export function serverSends(frame: ServerFrame): void {
  act(() => sockets[0]?.onmessage?.({ data: JSON.stringify(frame) }));
}

export function loseLive(code = 1006): void {
  act(() => sockets[0]?.onclose?.({ code }));
}
