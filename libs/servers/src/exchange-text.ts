import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const REPLY_TIMEOUT_MS = 5_000;

/** Sends a text to a loopback port; resolves to what the server sends until it closes. */
export function exchangeText(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(REPLY_TIMEOUT_MS, () => socket.destroy(new Error(`no reply on port ${port}`)));
  socket.end(sent);
  return text(socket);
}
