import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@rotadas/servers/processes/ports';

export interface Mail {
  readonly to: string;
  /** Headers as they were sent, unfolded. */
  readonly headers: string;
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  /** Rejects the next recipients with these codes. */
  rejectNext(...codes: number[]): void;
  /** Closes its port. */
  stop(): Promise<void>;
  /** Starts the server again on the same port. */
  start(): Promise<void>;
}

/** Starts a mail server that stores mails. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: Mail[] = [];
  const rejections: number[] = [];
  let server: SMTPServer | undefined;
  const start = async () => {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100, // ms
      onRcptTo({ address }, _session, done) {
        const responseCode = rejections.shift();
        done(
          responseCode === undefined
            ? null
            : Object.assign(new Error(`rejected ${address}`), { responseCode }),
        );
      },
      onData(stream, { envelope }, done) {
        text(stream).then((raw) => {
          const [head = ''] = raw.split('\r\n\r\n', 1);
          const to = envelope.rcptTo.map(({ address }) => address).join();
          mails.push({ to, headers: head.replaceAll(/\r\n[ \t]+/g, ' '), raw });
          done();
        }, done); // the client was killed
      },
    });
    created.on('error', () => undefined);
    await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve));
    server = created;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejectNext: (...codes) => void rejections.push(...codes),
    start,
    async stop() {
      const stopped = server;
      server = undefined;
      if (stopped) await new Promise<void>((resolve) => void stopped.close(() => resolve()));
    },
  };
}
