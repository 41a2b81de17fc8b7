import { backoffDelay } from '@rotadas/contracts/primitives/backoff-delay';
import { callTarget } from '@rotadas/contracts/protocol/call-target';
import { SharedTrip } from '@rotadas/contracts/shares/share';
import { sharesCalls } from '@rotadas/contracts/shares/shares.calls';
import { useEffect, useState } from 'react';
import { live } from '../../shared/live/live-connection.js';
import { CALL_TIMEOUT_MS } from '../../shared/loading/call-timeout.js';
import { usePageVisible } from '../../shared/ui/use-page-visible.js';

interface Followed {
  /**
   * `unknown` if the first response already says that there is no such trip, `outdated` if only
   * a newer version of this page can read it.
   */
  status: 'loading' | 'unreachable' | 'outdated' | 'unknown' | 'following' | 'ended';
  /** The newest known state; null before the first. */
  trip: SharedTrip | null;
  /** Whether the live connection delivers the trip. */
  isLive: boolean;
}

interface FollowedTrip extends Followed {
  /** Opens an unreachable trip without waiting. */
  retry: () => void;
}

const LOADING: Followed = { status: 'loading', trip: null, isLive: false };

/** Pause before the trip is requested again if the server cannot be reached. */
const BACKOFF = { firstMs: 5_000, maxMs: 60_000, jitter: 0.5 };

/** Pause before the trip is followed again after a rejection, such as by the rate limit, ms. */
const FOLLOW_RETRY_MS = 10_000;

/** Opens the trip once, which counts for its owner, then follows it over the live connection. */
export function useFollowedTrip(token: string): FollowedTrip {
  const [followed, setFollowed] = useState(LOADING);
  const [failures, setFailures] = useState(0);
  const isVisible = usePageVisible();
  const { status } = followed;
  const isOpening = status === 'loading' || status === 'unreachable';
  useEffect(() => {
    if (!isOpening || !isVisible) return undefined;
    const ending = new AbortController();
    const open = async () => {
      const opened = await openTrip(token, ending.signal);
      if (ending.signal.aborted) return;
      if (typeof opened === 'object') setFollowed({ ...LOADING, status: 'following', trip: opened });
      else setFollowed({ ...LOADING, status: opened });
      if (opened === 'unreachable') setFailures((last) => last + 1);
    };
    const timer = setTimeout(() => void open(), failures === 0 ? 0 : backoffDelay(failures, BACKOFF));
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [token, isOpening, isVisible, failures]);
  useEffect(() => {
    if (status !== 'following') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => void live.send({ type: 'follow', token });
    const unsubscribe = live.subscribe({
      onOpen: follow,
      onFrame: (frame) => {
        if (frame.type === 'trip') {
          setFollowed({ status: 'following', trip: frame, isLive: true });
        } else if (frame.type === 'error' && frame.code === 'share-unknown') {
          setFollowed({ ...LOADING, status: 'ended' });
        } else if (frame.type === 'error') {
          clearTimeout(timer);
          timer = setTimeout(follow, FOLLOW_RETRY_MS);
        }
      },
      onLost: () => {
        clearTimeout(timer);
        setFollowed((last) => ({ ...last, isLive: false }));
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [token, status]);
  const retry = () => {
    setFollowed(LOADING);
    setFailures(0);
  };
  return { ...followed, retry };
}

/** `unknown`: the token is wrong, or its trip has ended. */
async function openTrip(
  token: string,
  signal: AbortSignal,
): Promise<SharedTrip | 'unknown' | 'outdated' | 'unreachable'> {
  const { method } = sharesCalls.open;
  const target = callTarget(sharesCalls.open, { params: { share: token } });
  try {
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const response = await fetch(target, { method, signal: AbortSignal.any([signal, timeout]) });
    if (response.status === 404 || response.status === 400) return 'unknown';
    if (!response.ok) return 'unreachable';
    return SharedTrip.safeParse(await response.json()).data ?? 'outdated';
  } catch {
    return 'unreachable'; // The caller tries again
  }
}
