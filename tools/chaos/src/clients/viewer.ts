import { AUTH_EVERY_MS } from '@rotadas/contracts/live/client-frame';
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
  private readonly authTimer: NodeJS.Timeout;

  /** @param token with which it signs in, since positions are exact with a token only */
  constructor(apiUrl: string, town: number, token: string) {
    this.looking = { bbox: viewOfTown(town), zoom: ZOOM };
    const signIn = () => this.socket.send({ type: 'auth', token });
    this.authTimer = setInterval(signIn, AUTH_EVERY_MS);
    this.socket = new KeptSocket(apiUrl, {
      onOpen: () => {
        signIn();
        this.socket.send({ type: 'watch', ...this.looking, serviceType: 'all' });
      },
      onFrame: (frame) => this.shown.take(frame),
    });
  }

  get losses(): number {
    return this.socket.losses;
  }

  end(): void {
    clearInterval(this.authTimer);
    this.socket.end();
  }
}
