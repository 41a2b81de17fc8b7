import { useEffect, useEffectEvent } from 'react';
import { logWarning } from '../../shared/log/log.js';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { ownPositionFrom, POSITION_OPTIONS } from '../../shared/position/lookup-position.js';
import { sendDelay, type SentPosition } from './position-throttle.js';

interface PositionStream {
  /** Whether positions flow at all: only while the provider is online. */
  online: boolean;
  onPosition: (position: OwnPosition) => void;
  send: (position: OwnPosition) => void;
}

/** While online, follows the device and sends its position: every 2 s when moving, every 30 s when still. */
export function usePositionStream({ online, onPosition, send }: PositionStream): void {
  const tell = useEffectEvent(onPosition);
  const deliver = useEffectEvent(send);
  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return;
    let last: SentPosition | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const flush = (position: OwnPosition) => {
      last = { position, at: Date.now() };
      deliver(position);
      schedule(position);
    };
    const schedule = (position: OwnPosition) => {
      clearTimeout(timer);
      timer = setTimeout(() => flush(position), sendDelay(last, position, Date.now()));
    };
    const watch = navigator.geolocation.watchPosition(
      (reading) => {
        const position = ownPositionFrom(reading);
        tell(position);
        schedule(position);
      },
      (error) => logWarning('following the position failed', error.message),
      POSITION_OPTIONS,
    );
    return () => {
      clearTimeout(timer);
      navigator.geolocation.clearWatch(watch);
    };
  }, [online]);
}
