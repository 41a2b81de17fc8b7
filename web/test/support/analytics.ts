import { jest } from '@jest/globals';
import { answerConsent } from '../../src/shared/analytics/consent.js';
import { openAnalytics } from '../../src/shared/analytics/track.js';

const events: object[] = [];

/** The events that are sent from now on, after the user's consent. */
export function recordEvents(): readonly object[] {
  events.length = 0;
  jest.unstable_mockModule('../../src/shared/analytics/firebase-sink.js', () => ({
    openFirebaseSink: () => ({
      send: (name: string, facts: object) => void events.push({ name, ...facts }),
      collect: () => undefined,
    }),
  }));
  openAnalytics('G-TEST');
  answerConsent('granted');
  return events;
}
