import { useEffect } from 'react';
import { usePublicConfig } from '../config/public-config.js';
import { logWarning } from '../log/log.js';
import type { AnalyticsEventName, AnalyticsEvents, AnalyticsSink } from './analytics-event.js';
import { localSink } from './local-sink.js';

let sink: Promise<AnalyticsSink> | null = null;

function openSink(measurementId: string | undefined): Promise<AnalyticsSink> {
  sink ??=
    measurementId === undefined
      ? Promise.resolve(localSink)
      : import('./firebase-sink.js').then(({ openFirebaseSink }) => openFirebaseSink());
  return sink;
}

const lost = (error: unknown) => logWarning('analytics failed', error);

/** How a screen tells of an event; a sink that fails never troubles the user. */
export function useTrack() {
  const measurementId = usePublicConfig().firebase?.measurementId;
  // Ready before the first event: a link that loads a page anew leaves no time for it.
  useEffect(() => void openSink(measurementId).catch(lost), [measurementId]);
  return <Name extends AnalyticsEventName>(name: Name, facts: AnalyticsEvents[Name]): void => {
    openSink(measurementId)
      .then((send) => send(name, facts))
      .catch(lost);
  };
}
