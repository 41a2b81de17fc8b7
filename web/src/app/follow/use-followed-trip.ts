import { callTarget } from '@rotadas/contracts/protocol/call-target';
import { SharedTrip } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { useEffect, useState } from 'react';
import { live } from '../../shared/live/live-connection.js';
import { CALL_TIMEOUT_MS } from '../../shared/loading/call-timeout.js';

export interface Followed {
  /** `unknown` if the first response already says that there is no such trip. */
  status: 'loading' | 'following' | 'ended' | 'unknown';
  /** The newest known state; null before the first. */
  trip: SharedTrip | null;
  /** Whether the live connection delivers the trip. */
  isLive: boolean;
}

const LOADING: Followed = { status: 'loading', trip: null, isLive: false };

/** Pause before the trip is requested again if the server cannot be reached, ms. */
const RETRY_MS = 5_000;

/** Opens the trip once, which counts for its owner, then follows it over the live connection. */
export function useFollowedTrip(token: string): Followed {
  const [followed, setFollowed] = useState(LOADING);
  const { status } = followed;
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ending = new AbortController();
    const open = async () => {
      const opened = await openTrip(token, ending.signal);
      if (ending.signal.aborted) return;
      if (opened === 'unreachable') timer = setTimeout(() => void open(), RETRY_MS);
      else if (opened === 'unknown') setFollowed({ ...LOADING, status: 'unknown' });
      else setFollowed({ ...LOADING, status: 'following', trip: opened });
    };
    void open();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [token, status]);
  useEffect(() => {
    if (status !== 'following') return undefined;
    return live.subscribe({
      onOpen: () => void live.send({ type: 'follow', token }),
      onFrame: (frame) => {
        if (frame.type === 'trip') {
          setFollowed({ status: 'following', trip: frame, isLive: true });
        } else if (frame.type === 'error' && frame.code === 'share-unknown') {
          setFollowed({ ...LOADING, status: 'ended' });
        }
      },
      onLost: () => setFollowed((last) => ({ ...last, isLive: false })),
    });
  }, [token, status]);
  return followed;
}

/** `unknown`: the token is wrong, or its trip has ended. */
async function openTrip(token: string, signal: AbortSignal): Promise<SharedTrip | 'unknown' | 'unreachable'> {
  const { method } = sharesCalls.open;
  const target = callTarget(sharesCalls.open, { params: { share: token } });
  try {
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const response = await fetch(target, { method, signal: AbortSignal.any([signal, timeout]) });
    if (response.status === 404 || response.status === 400) return 'unknown';
    const trip = SharedTrip.safeParse(response.ok ? await response.json() : null);
    return trip.data ?? 'unreachable';
  } catch {
    return 'unreachable'; // The caller tries again
  }
}
