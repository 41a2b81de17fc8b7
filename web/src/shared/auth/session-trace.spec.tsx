import { jest } from '@jest/globals';
import { deviceStorage } from '../storage/browser-storage.js';
import { hadSession, traceSession } from './session-trace.js';

const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', uid: 'ece', email: 'ece@rotadas.example' } as const;

beforeEach(() => localStorage.clear());

it('reports a session of the last visit that no longer exists, once', () => {
  deviceStorage.set('session', 'signed-in');
  const onLost = jest.fn();
  const trace = traceSession(onLost);
  trace({ status: 'resolving' });
  expect(onLost).not.toHaveBeenCalled();
  trace(SIGNED_OUT);
  trace(SIGNED_OUT);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(hadSession()).toBe(false);
});

it('reports nothing on a first visit, or when the user signs out', () => {
  const onLost = jest.fn();
  const trace = traceSession(onLost);
  trace(SIGNED_OUT);
  trace(SIGNED_IN);
  expect(hadSession()).toBe(true);
  trace(SIGNED_OUT);
  expect(onLost).not.toHaveBeenCalled();
});
