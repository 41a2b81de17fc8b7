import type { PositionInput } from '@rotadas/contracts/providers/position';
import { useEffect, useEffectEvent } from 'react';
import { live } from '../../shared/live/live.js';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { ownPositionFrom, POSITION_OPTIONS } from '../../shared/position/lookup-position.js';
import { PositionOutbox, type PostOutcome } from './position-outbox.js';
import { PositionPacer } from './position-pacer.js';

interface PositionStream {
  /** Whether positions flow at all: only while the provider is online. */
  online: boolean;
  onPosition: (position: OwnPosition) => void;
  /** Sends a position by a call, while the live connection does not stand. */
  post: (position: PositionInput) => Promise<PostOutcome>;
  /** The server says that the offer ended meanwhile. */
  onOffline: () => void;
}

/** While online, follows the device and sends its position: every 2 s when moving, every 30 s when still. */
export function usePositionStream({ online, onPosition, post, onOffline }: PositionStream): void {
  const tell = useEffectEvent(onPosition);
  const deliver = useEffectEvent(post);
  const end = useEffectEvent(onOffline);
  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return;
    const outbox = new PositionOutbox(live, {
      post: (position) => deliver(position),
      onOffline: () => end(),
    });
    const leave = live.join(outbox);
    const pacer = new PositionPacer((position) => outbox.put({ ...position, at: Date.now() }));
    const watch = navigator.geolocation.watchPosition(
      (reading) => {
        const position = ownPositionFrom(reading);
        tell(position);
        pacer.take(position);
      },
      (error) => logWarning('following the position failed', error.message),
      POSITION_OPTIONS,
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      pacer.stop();
      outbox.clear();
      leave();
    };
  }, [online]);
}
