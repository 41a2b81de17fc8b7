import type { Notification } from '@rotadas/contracts/notifications/notification';
import { useEffect, useEffectEvent } from 'react';
import { live } from '../../shared/live/live.js';

/** Calls `onArrival` with each notification that comes while the app is open. */
export function useArrivals(onArrival: (notification: Notification) => void): void {
  const tell = useEffectEvent(onArrival);
  useEffect(
    () =>
      live.join({
        onOpen: () => undefined,
        onFrame: (frame) => {
          if (frame.type === 'notification') tell(frame.notification);
        },
        onLost: () => undefined,
      }),
    [],
  );
}
