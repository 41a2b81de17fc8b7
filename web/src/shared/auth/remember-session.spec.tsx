import { jest } from '@jest/globals';
import { deviceStorage } from '../storage/browser-storage.js';
import { hadSession, rememberSession } from './remember-session.js';

const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', uid: 'ece', email: 'ece@rotadas.example' } as const;

beforeEach(() => localStorage.clear());

it('reports a session of the last visit that no longer exists, once', () => {
  deviceStorage.set('session', 'signed-in');
  const onLost = jest.fn();
  const remember = rememberSession(onLost);
  remember({ status: 'resolving' });
  expect(onLost).not.toHaveBeenCalled();
  remember(SIGNED_OUT);
  remember(SIGNED_OUT);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(hadSession()).toBe(false);
});

it('reports nothing on a first visit, or when the user signs out', () => {
  const onLost = jest.fn();
  const remember = rememberSession(onLost);
  remember(SIGNED_OUT);
  remember(SIGNED_IN);
  expect(hadSession()).toBe(true);
  remember(SIGNED_OUT);
  expect(onLost).not.toHaveBeenCalled();
});
