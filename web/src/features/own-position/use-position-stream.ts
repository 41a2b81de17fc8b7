import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api.js';
import { isApiError } from '../../shared/api/api-error.js';
import { live } from '../../shared/live/live-connection.js';
import { logWarning } from '../../shared/log/log.js';
import { watchPosition } from '../../shared/position/watch-position.js';
import { lookupPosition, type PositionFix } from '../../shared/position/lookup-position.js';
import { PositionOutbox } from './position-outbox.js';
import { PositionPacer } from './position-pacer.js';
import { useSendPositionMutation } from './send-position.api.js';

/**
 * Watches the device and sends its position while the provider is online. Calls `onFailure` for
 * each failure of the device. Returns a function that sends a fix immediately and resolves to
 * whether it was sent. While offline it sends nothing and resolves to true.
 */
export function usePositionStream(
  online: boolean,
  onFix: (fix: PositionFix) => void,
  onFailure: (failure: unknown) => void,
): (fix: PositionFix) => Promise<boolean> {
  const [sendPosition] = useSendPositionMutation();
  const dispatch = useDispatch();
  const current = useRef<PositionOutbox>(null);
  const reportFix = useEffectEvent(onFix);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return;
    const outbox = new PositionOutbox(live, {
      post: async (position) => {
        const { error } = await sendPosition(position);
        if (error === undefined) return null;
        return (isApiError(error) ? error.code : null) ?? 'unreachable';
      },
      // The server has ended the offer, so the cached user is outdated
      onOffline: () => void dispatch(api.util.invalidateTags(['CurrentUser'])),
    });
    current.current = outbox;
    const unsubscribe = live.subscribe(outbox);
    const handleFix = (fix: PositionFix) => {
      reportFix(fix);
      pacer.update(fix);
    };
    const pacer = new PositionPacer({
      send: (fix) => void outbox.enqueue(fix),
      requestFix: () =>
        void lookupPosition().then(handleFix, (error: unknown) => {
          logWarning('no new position', error);
          reportFailure(error);
        }),
    });
    const stop = watchPosition(handleFix, (failure) => reportFailure(failure));
    return () => {
      stop();
      pacer.stop();
      current.current = null;
      outbox.clear();
      unsubscribe();
    };
  }, [online, sendPosition, dispatch]);
  return async (fix) => current.current?.enqueue(fix) ?? true;
}
