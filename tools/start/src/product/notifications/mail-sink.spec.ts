import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { waitUntil } from '@rotadas/servers/processes/wait-until';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { startMailSink, type MailSink } from './mail-sink.ts';

describe('startMailSink', () => {
  const at = testFolder('mail');
  let sink: MailSink;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    sink = await startMailSink(at('mail'), (line) => lines.push(line));
  });
  afterEach(() => sink.stop());

  it('writes a mail that only its owner can read, and logs the file', async () => {
    await send('Subject: Merhaba\r\n\r\nYola biri çıktı.\r\n.', 'QUIT');
    const [name = '', ...more] = await readdir(at('mail'));
    const file = at('mail', name);
    expect(more).toEqual([]);
    expect(lines).toEqual([`Mail to ayse@rotadas.example: ${file}`]);
    expect(file).toMatch(/\.eml$/);
    expect(await readFile(file, 'utf8')).toContain('Yola biri çıktı.');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('leaves no file of an incomplete mail', async () => {
    await send('Subject: Merhaba\r\n\r\nYola biri', 'breaks off');
    const check = async () => expect(await readdir(at('mail'))).toEqual([]);
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
