import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '@rotadas/servers/processes/ports';

/** A mail as it came in. */
export interface Mail {
  readonly to: string;
  /** As they stand on the wire, unfolded. */
  readonly headers: string;
  readonly raw: string;
}

/** A mail server on loopback. */
export interface MailServer {
  readonly url: string;
  /** What it took. */
  readonly mails: Mail[];
  /** With which replies the next receivers are refused; then they are taken. */
  refuseNext(...codes: number[]): void;
  /** Goes away; nobody listens at its port any more. */
  stop(): Promise<void>;
  /** Comes back at the same port. */
  start(): Promise<void>;
}

/** Starts a mail server that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const mails: Mail[] = [];
  const refusals: number[] = [];
  let server: SMTPServer | undefined;
  const start = async () => {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100, // ms
      onRcptTo(_address, _session, done) {
        const responseCode = refusals.shift();
        done(responseCode === undefined ? null : Object.assign(new Error('refused'), { responseCode }));
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
    made.on('error', () => undefined);
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    server = made;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseNext: (...codes) => void refusals.push(...codes),
    start,
    async stop() {
      const stopped = server;
      server = undefined;
      if (stopped) await new Promise<void>((resolve) => void stopped.close(() => resolve()));
    },
  };
}
