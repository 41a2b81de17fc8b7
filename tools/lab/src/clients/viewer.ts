import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Freshness } from '../measure/freshness.ts';
import { sharedNow } from '../measure/sent-positions.ts';
import { Shown } from '../measure/shown.ts';
import type { Tally } from '../measure/tally.ts';
import { viewOfTown } from '../places.ts';
import { LiveClient } from './live-client.ts';

const ZOOM = 12;

export interface ViewerBook {
  /** Without a token, positions are rounded. */
  readonly token?: string | undefined;
  readonly tally: Tally;
  readonly freshness?: Freshness;
  readonly reconnects?: boolean;
}

export class Viewer {
  readonly shown = new Shown();
  readonly looking: { readonly bbox: BoundingBox; readonly zoom: number };
  private readonly book: ViewerBook;
  private readonly client: LiveClient;
  private readonly filled = Promise.withResolvers<undefined>();

  constructor(apiUrl: string, town: number, book: ViewerBook) {
    this.looking = { bbox: viewOfTown(town), zoom: ZOOM };
    this.book = book;
    this.client = new LiveClient({
      ...{ apiUrl, token: book.token, reconnects: book.reconnects },
      onOpen: () => this.client.send({ type: 'watch', ...this.looking, serviceType: 'all' }),
      onFrame: (frame) => this.take(frame),
      onLoss: (code) => this.lose(code),
    });
  }

  get losses(): number {
    return this.client.losses;
  }

  async connect(): Promise<void> {
    await this.client.connect();
    await this.filled.promise;
  }

  end(): void {
    this.client.end();
  }

  private take(frame: ServerFrame): void {
    const now = sharedNow();
    this.book.tally.frames += 1;
    if (frame.type === 'error') this.book.tally.fail(frame.code);
    this.shown.take(frame);
    this.book.freshness?.seen(frame, this.shown, now);
    if (this.shown.isFilled) this.filled.resolve(undefined);
  }

  private lose(code: number): void {
    if (this.book.reconnects === true) return;
    this.book.tally.fail(`viewer closed ${code}`);
    this.filled.reject(new Error(`closed with ${code}`));
  }
}
