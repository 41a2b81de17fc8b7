import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ece from 'http_ece';
import { PushMessage, type PushSubscriptionInput } from '@rotadas/contracts/notifications/push-subscription';

export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly message: PushMessage;
}

export interface Browser {
  readonly subscription: PushSubscriptionInput;
  /** Decrypted. */
  readonly received: Pushed[];
  /** Responds to the next messages with these statuses, then with 201. */
  respondNext(...statuses: number[]): void;
  /** The number of messages, whatever their status. */
  requestCount(): number;
}

export interface PushService {
  readonly origin: string;
  browser(): Browser;
  stop(): Promise<void>;
}

/** Starts a push service that decrypts messages. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const status = browsers.get(request.url ?? '')?.(request.headers, body) ?? 404;
      response.writeHead(status, { location: `${getOrigin()}/elsewhere` }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const getOrigin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = getOrigin();
  return {
    origin,
    browser() {
      const path = `/${randomUUID()}`;
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const received: Pushed[] = [];
      const statuses: number[] = [];
      let requestCount = 0;
      browsers.set(path, (headers, body) => {
        requestCount += 1;
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
        respondNext: (...next) => void statuses.push(...next),
        requestCount: () => requestCount,
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
