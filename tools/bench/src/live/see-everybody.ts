import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { LiveSocket } from '@rotadas/load/clients/live-socket';
import { TURKIYE } from '../seed/place-in-turkiye.ts';

/** All of Türkiye on a screen. */
const ZOOM = 5;

/** So long at most until all are in sight, ms. */
const LIMIT_MS = 120_000;

/**
 * Looks at the whole country until `count` providers are in sight, by which the gateway mirrors all
 * of them.
 */
export async function seeEverybody(apiUrl: string, count: number): Promise<LiveSocket> {
  const seen = Promise.withResolvers<undefined>();
  const socket = await LiveSocket.open(apiUrl, {
    onFrame(frame) {
      if (frame.type === 'error') seen.reject(new Error(`${frame.code}: ${frame.error}`));
      else if (countOf(frame) >= count) seen.resolve(undefined);
    },
    onClose: (code) => seen.reject(new Error(`closed with ${code}`)),
  });
  socket.send({ type: 'watch', bbox: TURKIYE, zoom: ZOOM, serviceType: 'all' });
  const late = setTimeout(() => seen.reject(new Error(`${count} providers never came in sight`)), LIMIT_MS);
  await seen.promise.finally(() => clearTimeout(late));
  return socket;
}

function countOf(frame: ServerFrame): number {
  return frame.type === 'clusters' ? frame.clusters.reduce((sum, { count }) => sum + count, 0) : 0;
}
