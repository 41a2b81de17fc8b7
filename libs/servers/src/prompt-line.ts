import { connect } from 'node:net';

const REPLY_TIMEOUT_MS = 1_000;

/** Sends a text to a loopback port; resolves to the nth line of the reply. */
export function promptLine(port: number, text: string, n = 1): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text));
    let received = '';
    socket.setTimeout(REPLY_TIMEOUT_MS, () => socket.destroy(new Error(`no reply on port ${port}`)));
    socket.on('data', (chunk) => {
      received += String(chunk);
      const lines = received.split('\r\n').slice(0, -1);
      const line = lines[n - 1];
      if (line === undefined) return;
      resolve(line);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`port ${port} closed the connection`)));
  });
}
