import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api.js';
import { live } from '../live/live-connection.js';

/** Fetches the user again when the server closes the live connection for a lost access. */
export function useAccessWatch(): void {
  const dispatch = useDispatch();
  useEffect(
    () =>
      live.subscribe({
        onFrame: () => undefined,
        onLost: (code) => {
          if (code === LIVE_CLOSE.accessLost.code) dispatch(api.util.invalidateTags(['CurrentUser']));
        },
      }),
    [dispatch],
  );
}
