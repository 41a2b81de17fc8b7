import type { RunningProduct } from './running-product.ts';
import type { Spot } from './person.ts';

const RECONNECT_MS = 250;

/** Half of the viewport, degrees. */
const HALF_BOX = 0.3;

type Shown = Map<number, Partial<Spot>>;

interface Frame {
  readonly type: string;
  readonly providers?: readonly (Spot & { id: number })[];
  readonly upsert?: readonly (Partial<Spot> & { id: number })[];
  readonly remove?: readonly number[];
}

/** A viewer that reconnects as the web app does. */
export class LiveViewer {
  private shown: Shown = new Map();
  private socket: WebSocket | undefined;
  private isLooking = true;
  /** Close codes of its connections. */
  readonly closes: number[] = [];

  private readonly product: RunningProduct;
  private readonly spot: Spot;

  constructor(product: RunningProduct, spot: Spot) {
    this.product = product;
    this.spot = spot;
    this.look();
  }

  provider(id: number): Partial<Spot> | undefined {
    return this.shown.get(id);
  }

  stop(): void {
    this.isLooking = false;
    this.socket?.close();
  }

  private look(): void {
    const socket = new WebSocket(`${this.product.url.replace('http', 'ws')}/api/live`);
    this.socket = socket;
    const { latitude, longitude } = this.spot;
    const bbox = [longitude - HALF_BOX, latitude - HALF_BOX, longitude + HALF_BOX, latitude + HALF_BOX];
    socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', bbox, zoom: 12 }));
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as Frame);
    socket.onclose = ({ code }) => {
      if (!this.isLooking) return;
      this.closes.push(code);
      setTimeout(() => this.look(), RECONNECT_MS);
    };
  }

  private take({ type, providers = [], upsert = [], remove = [] }: Frame): void {
    if (type === 'snapshot') this.shown = new Map(providers.map((each) => [each.id, each]));
    for (const each of upsert) this.shown.set(each.id, { ...this.shown.get(each.id), ...each });
    for (const id of remove) this.shown.delete(id);
  }
}
