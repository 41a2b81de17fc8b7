import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { PushMessage, type PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';

/** What a browser was sent. */
export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

/** A browser that takes push messages. */
export interface Browser {
  readonly subscription: PushSubscriptionInput;
  /** What it was sent, opened with its own key. */
  readonly received: Pushed[];
  /** With which statuses the next messages to it are answered; then with 201. */
  answerNext(...statuses: number[]): void;
  /** How many messages to it were answered, whatever with. */
  asked(): number;
}

/** A push service on loopback, as browsers' vendors run them. */
export interface PushService {
  readonly origin: string;
  browser(): Browser;
  stop(): Promise<void>;
}

/** Starts a push service that opens what it is given. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const status = browsers.get(request.url ?? '')?.(request.headers, body) ?? 404;
      response.writeHead(status, { location: `${originOf()}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = originOf();
  return {
    origin,
    browser() {
      const path = `/${randomUUID()}`;
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const received: Pushed[] = [];
      const statuses: number[] = [];
      let asked = 0;
      browsers.set(path, (headers, body) => {
        asked += 1;
        const status = statuses.shift() ?? 201;
        if (status < 300) {
          const opened = ece.decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth });
          received.push({ headers, message: PushMessage.parse(JSON.parse(opened.toString())) });
        }
        return status;
      });
      return {
        subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth } },
        received,
        answerNext: (...next) => void statuses.push(...next),
        asked: () => asked,
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
