import { AUTH_EVERY_MS } from '@rotadas/contracts/live/client-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import { sharedNow } from '../measure/clock.ts';
import type { Freshness } from '../measure/freshness.ts';
import { Shown } from '../measure/shown.ts';
import type { Tally } from '../measure/tally.ts';
import { viewOfTown } from '../places/towns.ts';
import { LiveSocket } from './live-socket.ts';

/** A town-sized viewport is one of zoom 12. */
const ZOOM = 12;

/** Somebody who looks at a town. */
export class Viewer {
  readonly shown = new Shown();
  readonly looking: { readonly bbox: BoundingBox; readonly zoom: number };
  private readonly tally: Tally;
  private readonly freshness: Freshness;
  private readonly filled = Promise.withResolvers<undefined>();
  private socket: LiveSocket | undefined;
  private authTimer: NodeJS.Timeout | undefined;

  constructor(index: number, book: { tally: Tally; freshness: Freshness }) {
    this.looking = { bbox: viewOfTown(index), zoom: ZOOM };
    this.tally = book.tally;
    this.freshness = book.freshness;
  }

  /** Connects, signs in with a token, watches its town, and resolves with the first picture. */
  async connect(apiUrl: string, token?: string): Promise<void> {
    this.socket = await LiveSocket.open(apiUrl, {
      onFrame: (frame) => this.take(frame),
      onClose: (code) => this.lose(code),
    });
    if (token !== undefined) this.signIn(token);
    this.socket.send({ type: 'watch', ...this.looking, serviceType: 'all' });
    await this.filled.promise;
  }

  end(): void {
    clearInterval(this.authTimer);
    this.socket?.end();
  }

  private signIn(token: string): void {
    const send = () => this.socket?.send({ type: 'auth', token });
    send();
    this.authTimer = setInterval(send, AUTH_EVERY_MS);
  }

  private take(frame: ServerFrame): void {
    const now = sharedNow();
    this.tally.frames += 1;
    if (frame.type === 'error') this.tally.fail(frame.code);
    this.shown.take(frame);
    this.freshness.seen(frame, this.shown, now);
    if (this.shown.isFilled) this.filled.resolve(undefined);
  }

  private lose(code: number): void {
    this.tally.fail(`viewer closed ${code}`);
    this.filled.reject(new Error(`closed with ${code}`));
  }
}
