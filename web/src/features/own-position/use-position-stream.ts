import type { PositionInput } from '@rotadas/contracts/providers/position';
import { useEffect, useEffectEvent } from 'react';
import { live } from '../../shared/live/live.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { followPosition } from '../../shared/position/follow-position.js';
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

/**
 * While online, follows the device and sends its position: every 2 s when moving, every 30 s when
 * still.
 */
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
    const leave = live.subscribe(outbox);
    const pacer = new PositionPacer((position) => outbox.put({ ...position, at: Date.now() }));
    const stop = followPosition((position) => {
      tell(position);
      pacer.take(position);
    });
    return () => {
      stop();
      pacer.stop();
      outbox.clear();
      leave();
    };
  }, [online]);
}
