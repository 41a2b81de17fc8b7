import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPosition } from '../../shared/map/map-types.js';
import { logWarning } from '../../shared/log/log.js';
import { onGranted } from '../../shared/position/watch-position.js';
import { lookupPosition } from '../../shared/position/lookup-position.js';
import { PositionFailure } from '../../shared/position/position-failure.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { usePositionStream } from './use-position-stream.js';
import './own-position.tr.js';

const POSITION_INTERVAL_MS = 5 * 60_000;

export interface WatchedPosition {
  position: OwnPosition | null;
  setPosition: (position: OwnPosition) => void;
  /** Why the position is unknown; null after the user has dismissed it, too. */
  problem: PositionFailure | null;
  dismissProblem: () => void;
  /** Whether a lookup that the user started is running. */
  busy: boolean;
  /** Resolves to whether the position is known. */
  refresh: () => Promise<boolean>;
  recentre: (onFound: (position: OwnPosition) => void) => Promise<void>;
}

/**
 * Looks up the user's position at sign-in, every 5 minutes and on request; sends it only while
 * `isSending`. `devicePosition` replaces it while the user's phone sends its own position.
 */
export function useWatchedPosition(isSending: boolean, devicePosition: OwnPosition | null): WatchedPosition {
  const { t } = useTranslation('own-position');
  const [position, setPosition] = useState<OwnPosition | null>(null);
  const [problem, setProblem] = useState<PositionFailure | null>(null);
  const [dismissedText, setDismissedText] = useState<string | null>(null);
  const { busy, run } = useActionWithToast();
  if (devicePosition !== null && (position === null || !isSame(position, devicePosition)))
    setPosition(devicePosition);

  const updatePosition = (found: OwnPosition) => {
    setPosition((last) => (last !== null && isSame(last, found) ? last : found));
    setProblem(null);
    setDismissedText(null);
  };
  const reportFailure = (error: unknown) =>
    setProblem(error instanceof PositionFailure ? error : new PositionFailure(t('refreshFailed')));
  const send = usePositionStream(isSending, updatePosition, reportFailure);
  const locate = async () => {
    if (devicePosition !== null) return { found: devicePosition, isSent: true };
    const found = await lookupPosition();
    updatePosition(found);
    return { found, isSent: send(found) };
  };
  const refresh = () =>
    run(async () => {
      const { isSent } = await locate();
      if (!(await isSent)) showFailure(t('sendFailed'), null);
    }, t('refreshFailed'));
  const recentre = async (onFound: (position: OwnPosition) => void) => {
    await run(async () => {
      onFound((await locate()).found);
      showSuccess(t('focused'));
    }, t('focusFailed'));
  };

  const locateQuietly = useEffectEvent(() => {
    locate().catch(reportFailure);
  });
  useEffect(() => {
    const first = setTimeout(() => locateQuietly());
    const timer = setInterval(() => locateQuietly(), POSITION_INTERVAL_MS);
    const left = new AbortController();
    onGranted(() => locateQuietly(), left.signal).catch((error: unknown) =>
      logWarning('the permission for positions cannot be followed', error),
    );
    return () => {
      left.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);

  return {
    position,
    setPosition: updatePosition,
    problem: devicePosition !== null || problem?.message === dismissedText ? null : problem,
    dismissProblem: () => setDismissedText(problem?.message ?? null),
    busy,
    refresh,
    recentre,
  };
}

const isSame = (one: OwnPosition, other: OwnPosition): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude && one.accuracy === other.accuracy;
