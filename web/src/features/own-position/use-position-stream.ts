import type { PositionInput } from '@rotadas/contracts/providers/position';
import { useEffect, useEffectEvent } from 'react';
import { live } from '../../shared/live/live.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { followPosition } from '../../shared/position/follow-position.js';
import { PositionOutbox, type PostOutcome } from './position-outbox.js';
import { PositionPacer } from './position-pacer.js';

interface PositionStream {
  online: boolean;
  onPosition: (position: OwnPosition) => void;
  /** Sends a position by HTTP while the live connection is down. */
  post: (position: PositionInput) => Promise<PostOutcome>;
  /** Called when the server has ended the offer. */
  onOffline: () => void;
}

/** Follows the device and sends its position while the provider is online. */
export function usePositionStream({ online, onPosition, post, onOffline }: PositionStream): void {
  const report = useEffectEvent(onPosition);
  const send = useEffectEvent(post);
  const reportOffline = useEffectEvent(onOffline);
  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return;
    const outbox = new PositionOutbox(live, {
      post: (position) => send(position),
      onOffline: () => reportOffline(),
    });
    const unsubscribe = live.subscribe(outbox);
    const pacer = new PositionPacer((position) => outbox.put({ ...position, at: Date.now() }));
    const stop = followPosition((position) => {
      report(position);
      pacer.update(position);
    });
    return () => {
      stop();
      pacer.stop();
      outbox.clear();
      unsubscribe();
    };
  }, [online]);
}
