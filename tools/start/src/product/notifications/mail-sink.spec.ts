import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { startMailSink, type MailSink } from './mail-sink.ts';

describe('startMailSink', () => {
  let folder: string;
  let sink: MailSink;
  let lines: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-sink-'));
    lines = [];
    sink = await startMailSink(join(folder, 'mail'), (line) => lines.push(line));
  });
  afterEach(async () => {
    await sink.stop();
    await rm(folder, { recursive: true });
  });

  it('writes a mail that only its owner can read, and logs the file', async () => {
    await send('Subject: Merhaba\r\n\r\nYola biri çıktı.\r\n.', 'QUIT');
    const [name = '', ...more] = await readdir(join(folder, 'mail'));
    const file = join(folder, 'mail', name);
    expect(more).toEqual([]);
    expect(lines).toEqual([`Mail to ayse@rotadas.example: ${file}`]);
    expect(file).toMatch(/\.eml$/);
    expect(await readFile(file, 'utf8')).toContain('Yola biri çıktı.');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('leaves no file of an incomplete mail', async () => {
    await send('Subject: Merhaba\r\n\r\nYola biri', 'breaks off');
    const check = async () => expect(await readdir(join(folder, 'mail'))).toEqual([]);
    await waitUntil(check, { what: 'The folder', timeoutMs: 30_000 });
    expect(lines).toEqual([]);
  });

  async function send(mail: string, then: 'QUIT' | 'breaks off'): Promise<void> {
    const { hostname, port } = new URL(sink.url);
    const socket = connect(Number(port), hostname);
    const steps = ['EHLO test', 'MAIL FROM:<a@b.example>', 'RCPT TO:<ayse@rotadas.example>', 'DATA', mail];
    for await (const reply of createInterface({ input: socket })) {
      if (!/^\d{3} /.test(reply)) continue;
      const step = steps.shift() ?? then;
      socket.write(`${step}\r\n`);
      if (step === mail && then === 'breaks off') socket.end();
    }
  }
});
