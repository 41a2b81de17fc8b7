import { jest } from '@jest/globals';
import { answerConsent } from '../../src/shared/analytics/consent.js';
import { startAnalytics } from '../../src/shared/analytics/track.js';

const events: object[] = [];

/** Grants consent, and returns the list of the events that are sent from now on. */
export function recordEvents(): readonly object[] {
  events.length = 0;
  jest.unstable_mockModule('../../src/shared/analytics/firebase-sink.js', () => ({
    createFirebaseSink: () => ({
      send: (name: string, facts: object) => void events.push({ name, ...facts }),
      collect: () => undefined,
    }),
  }));
  startAnalytics('G-TEST');
  answerConsent('granted');
  return events;
}
