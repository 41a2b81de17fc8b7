import type { Page, WebSocketRoute } from '@playwright/test';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { ClientFrame, LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';

/**
 * Providers whom the page believes to be in view; a real server would send clusters in place of
 * so many.
 */
export interface ProvidersOnMap {
  /** Resolves once the page watches and got them. */
  readonly shown: Promise<undefined>;
  /** Moves `count` of them, a different lot each time. */
  move(count: number): void;
}

/**
 * Answers the page's live connection in the server's place with `size` providers; call it before
 * the page is loaded.
 */
export async function putProvidersOnMap(page: Page, size: number): Promise<ProvidersOnMap> {
  const shown = Promise.withResolvers<undefined>();
  let route: WebSocketRoute | undefined;
  let area: BoundingBox = [32.7, 39.85, 33, 40.05];
  let moved = 0;
  await page.routeWebSocket(new RegExp(`${LIVE_PATH}$`), (opened) => {
    route = opened;
    opened.onMessage((message) => {
      const frame = ClientFrame.parse(JSON.parse(String(message)));
      if (frame.type === 'auth') send(opened, { type: 'ready', userId: 1 });
      if (frame.type !== 'watch') return;
      area = frame.bbox;
      const providers = Array.from({ length: size }, (_, index) => providerAt(index, placeIn(area, index)));
      send(opened, { type: 'snapshot', providers });
      shown.resolve(undefined);
    });
  });
  return {
    shown: shown.promise,
    move(count) {
      const upsert = Array.from({ length: count }, (_, index) => {
        const number = (moved + index) % size;
        return { id: number + 1, ...placeIn(area, number + moved + 1), at: Date.now() };
      });
      moved += count;
      if (route) send(route, { type: 'delta', upsert, remove: [] });
    },
  };
}

function send(route: WebSocketRoute, frame: ServerFrame): void {
  route.send(JSON.stringify(frame));
}

/** Evenly spread over the area, as far as its middle two thirds. */
function placeIn([west, south, east, north]: BoundingBox, index: number) {
  const share = (step: number) => 1 / 6 + ((index * step) % 1) * (2 / 3);
  return {
    latitude: south + share(0.569_840_29) * (north - south),
    longitude: west + share(0.754_877_67) * (east - west),
  };
}

function providerAt(index: number, place: { latitude: number; longitude: number }) {
  return {
    id: index + 1,
    ...place,
    fullName: `Sürücü ${index}`,
    activeService: 'taxi' as const,
    serviceFrom: 'Ankara',
    serviceTo: 'Konya',
    serviceDescription: null,
    phone: null,
    at: Date.now(),
    endsAt: null,
  };
}
