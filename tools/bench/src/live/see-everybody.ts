import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { LiveSocket } from '../../../load/src/run/live-socket.ts';
import { TURKIYE } from '../seed/place-in-turkiye.ts';

/** All of Türkiye on a screen. */
const ZOOM = 5;

/** Looks at the whole country until `count` providers are in sight, by which the gateway mirrors all of them. */
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
  await seen.promise;
  return socket;
}

function countOf(frame: ServerFrame): number {
  return frame.type === 'clusters' ? frame.clusters.reduce((sum, { count }) => sum + count, 0) : 0;
}
