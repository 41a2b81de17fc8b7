import { LIVE_PATH } from '@rotadas/contracts/live/client-frame';
import { idToken } from '../auth/firebase-auth.js';
import { type Live, LiveConnection, type LiveSocket, type SocketEvents } from './live-connection.js';

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine;

function open({ onOpen, onMessage, onClose }: SocketEvents): LiveSocket {
  const socket = new WebSocket(new URL(LIVE_PATH, window.location.origin.replace(/^http/, 'ws')));
  socket.onopen = onOpen;
  socket.onmessage = ({ data }) => onMessage(data);
  socket.onclose = ({ code }) => onClose(code);
  return socket;
}

const connection = new LiveConnection({
  open,
  token: idToken,
  isAwake,
  random: Math.random,
});

const updateConnection = () => (isAwake() ? connection.resume() : connection.suspend());
document.addEventListener('visibilitychange', updateConnection);
window.addEventListener('online', updateConnection);
window.addEventListener('offline', updateConnection);

/** Suspended while the page is hidden or offline. */
export const live: Live = connection;
