import type { PositionInput } from '@rotadas/contracts/providers/position';
import { useEffect, useEffectEvent } from 'react';
import { live } from '../../shared/live/live.js';
import { logWarning } from '../../shared/log/log.js';
import { followPosition } from '../../shared/position/follow-position.js';
import { lookupPosition, type Reading } from '../../shared/position/lookup-position.js';
import { PositionOutbox, type PostOutcome } from './position-outbox.js';
import { PositionPacer } from './position-pacer.js';

interface PositionStream {
  online: boolean;
  onReading: (reading: Reading) => void;
  /** Sends a position by HTTP while the live connection is down. */
  post: (position: PositionInput) => Promise<PostOutcome>;
  /** Called when the server has ended the offer. */
  onOffline: () => void;
}

/** Follows the device and sends its position while the provider is online. */
export function usePositionStream({ online, onReading, post, onOffline }: PositionStream): void {
  const report = useEffectEvent(onReading);
  const send = useEffectEvent(post);
  const reportOffline = useEffectEvent(onOffline);
  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return;
    const outbox = new PositionOutbox(live, {
      post: (position) => send(position),
      onOffline: () => reportOffline(),
    });
    const unsubscribe = live.subscribe(outbox);
    const update = (reading: Reading) => {
      report(reading);
      pacer.update(reading);
    };
    const pacer = new PositionPacer({
      send: (reading) => outbox.put(reading),
      requestReading: () =>
        void lookupPosition().then(update, (error: unknown) => logWarning('no new position', error)),
    });
    const stop = followPosition(update);
    return () => {
      stop();
      pacer.stop();
      outbox.clear();
      unsubscribe();
    };
  }, [online]);
}
