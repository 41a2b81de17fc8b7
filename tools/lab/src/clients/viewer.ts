import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Freshness } from '../measure/freshness.ts';
import { sharedNow } from '../measure/sent-positions.ts';
import { differences, type ExpectedPositions, ViewerState } from '@rotadas/test-kit/live/viewer-state';
import type { Counters } from '../measure/counters.ts';
import { viewportOfTown } from '../places.ts';
import { LiveClient } from '@rotadas/test-kit/live/live-client';

const ZOOM = 12;

export interface ViewerOptions {
  readonly token?: string | undefined;
  /** Providers that the viewer must not see. */
  readonly hiddenIds?: ReadonlySet<number>;
  readonly counters: Counters;
  readonly freshness?: Freshness;
}

export class Viewer {
  readonly state = new ViewerState();
  readonly viewport: { readonly bbox: BoundingBox; readonly zoom: number };
  private readonly options: ViewerOptions;
  private readonly client: LiveClient;
  private readonly filled = Promise.withResolvers<undefined>();

  constructor(apiUrl: string, town: number, options: ViewerOptions) {
    this.viewport = { bbox: viewportOfTown(town), zoom: ZOOM };
    this.options = options;
    this.client = new LiveClient({
      apiUrl,
      token: options.token,
      onOpen: () => this.client.send({ type: 'watch', ...this.viewport, serviceType: 'all' }),
      onFrame: (frame) => this.handleFrame(frame),
      onLoss: (code) => this.handleLoss(code),
    });
  }

  async connect(): Promise<void> {
    await this.client.connect();
    await this.filled.promise;
  }

  end(): void {
    this.client.end();
  }

  differences(expected: ExpectedPositions): string[] {
    const { hiddenIds } = this.options;
    const isVisible = ([id]: [number, unknown]) => !hiddenIds?.has(id);
    const visible = hiddenIds?.size ? new Map([...expected].filter(isVisible)) : expected;
    return differences(this.state, visible, this.viewport);
  }

  private handleFrame(frame: ServerFrame): void {
    const now = sharedNow();
    this.options.counters.frames += 1;
    if (frame.type === 'error') this.options.counters.countError(frame.code);
    this.state.apply(frame);
    this.options.freshness?.record(frame, this.state, now);
    if (this.state.isFilled) this.filled.resolve(undefined);
  }

  private handleLoss(code: number): void {
    this.options.counters.countError(`viewer closed ${code}`);
    this.filled.reject(new Error(`closed with ${code}`));
  }
}
