import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { Shown } from '@rotadas/load/measure/shown';
import { viewOfTown } from '@rotadas/load/places/towns';
import { KeptSocket } from './kept-socket.ts';

/** A town-sized viewport is one of zoom 12. */
const ZOOM = 12;

/** Somebody who looks at a town, and goes on when the connection was lost. */
export class Viewer {
  readonly shown = new Shown();
  readonly looking: { readonly bbox: BoundingBox; readonly zoom: number };
  private readonly socket: KeptSocket;

  constructor(apiUrl: string, town: number) {
    this.looking = { bbox: viewOfTown(town), zoom: ZOOM };
    this.socket = new KeptSocket(apiUrl, {
      onOpen: () => this.socket.send({ type: 'watch', ...this.looking, serviceType: 'all' }),
      onFrame: (frame) => this.shown.take(frame),
    });
  }

  get losses(): number {
    return this.socket.losses;
  }

  end(): void {
    this.socket.end();
  }
}
