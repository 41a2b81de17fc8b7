import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { LiveClient } from '@rotadas/test-kit/live/live-client';
import { ViewerState } from '@rotadas/test-kit/live/viewer-state';
import type { RunningProduct } from './running-product.ts';
import type { Spot } from './person.ts';

/** Half of the viewport, degrees. */
const HALF_BOX = 0.3;

/** A viewer that reconnects as the web app does. */
export class LiveViewer {
  /** Close codes of its connections. */
  readonly closes: number[] = [];
  private readonly state = new ViewerState();
  private readonly client: LiveClient;

  constructor({ url }: RunningProduct, { latitude, longitude }: Spot) {
    const bbox: BoundingBox = [
      longitude - HALF_BOX,
      latitude - HALF_BOX,
      longitude + HALF_BOX,
      latitude + HALF_BOX,
    ];
    this.client = new LiveClient({
      apiUrl: url,
      reconnects: true,
      onOpen: () => this.client.send({ type: 'watch', bbox, zoom: 12 }),
      onFrame: (frame) => this.state.apply(frame),
      onLoss: (code) => this.closes.push(code),
    });
    void this.client.connect();
  }

  /** IDs of the providers that it shows. */
  get ids(): Iterable<number> {
    return this.state.places.keys();
  }

  provider(id: number): Spot | undefined {
    return this.state.places.get(id);
  }

  stop(): void {
    this.client.end();
  }
}
