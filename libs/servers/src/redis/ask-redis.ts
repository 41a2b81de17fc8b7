import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a Redis on loopback answers to commands, line by line, after the sign-in of its address. */
export async function askRedis(url: string, ...commands: string[]): Promise<string[]> {
  const { port, username, password } = new URL(url);
  const signIn = username === '' ? [] : [`AUTH ${username} ${password}`];
  const socket = connect(Number(port), '127.0.0.1');
  socket.end([...signIn, ...commands, 'QUIT', ''].join('\r\n'));
  const lines = (await text(socket)).split('\r\n').slice(0, -1);
  return lines.slice(signIn.length, -1);
}
