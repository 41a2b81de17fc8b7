import type { Page, WebSocketRoute } from '@playwright/test';

export type Frame = Readonly<Record<string, unknown>>;

export interface LiveControl {
  /** Oldest first. */
  readonly sent: readonly Frame[];
  opened(): number;
  isOpen(): boolean;
  /** Closes the connection; `refused` rejects new ones until `allow`. */
  disconnect(options?: { refused?: boolean }): Promise<void>;
  allow(): void;
}

const PATH = /\/api\/live$/;

/** Call it before the page is loaded. */
export async function controlLive(page: Page, { refused = false } = {}): Promise<LiveControl> {
  const sent: Frame[] = [];
  let isRefused = refused;
  let opened = 0;
  let current: WebSocketRoute | null = null;
  await page.routeWebSocket(PATH, (route) => {
    if (isRefused) return void route.close();
    opened += 1;
    current = route;
    const server = route.connectToServer();
    route.onMessage((message) => {
      sent.push(frameOf(message));
      server.send(message);
    });
    route.onClose((code, reason) => {
      if (current === route) current = null;
      void server.close({ ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) });
    });
  });
  return {
    sent,
    opened: () => opened,
    isOpen: () => current !== null,
    disconnect: async ({ refused: stays = false } = {}) => {
      isRefused = stays;
      const route = current;
      current = null;
      await route?.close({ code: 4000 });
    },
    allow: () => void (isRefused = false),
  };
}

/** Replaces the server of the live connection; `respond` returns the frames that follow a watch. */
export async function playLive(page: Page, respond: (watch: Frame) => readonly Frame[]): Promise<Frame[]> {
  const watches: Frame[] = [];
  await page.routeWebSocket(PATH, (route) => {
    route.onMessage((message) => {
      const frame = frameOf(message);
      if (frame['type'] === 'auth') route.send(JSON.stringify({ type: 'ready', userId: 1 }));
      if (frame['type'] !== 'watch') return;
      watches.push(frame);
      for (const reply of respond(frame)) route.send(JSON.stringify(reply));
    });
  });
  return watches;
}

function frameOf(message: string | Buffer): Frame {
  return JSON.parse(String(message)) as Frame;
}
