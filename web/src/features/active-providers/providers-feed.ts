import type { ServerFrame } from '@rotadas/contracts/live/server-frame';
import type { Live, LiveUser } from '../../shared/live/live-socket.js';
import { observable } from '../../shared/observable.js';
import { sameArea, type Asked, type AskedArea } from './asked-area.js';
import { LiveView, type ProvidersInView } from './live-view.js';

/** A part of the globe where nobody is: the way to say that nothing is watched any more. */
const NOWHERE: AskedArea = { bbox: [-180, -90, -179.999, -89.999], zoom: 24 };
/** A watch that is not answered within this, ms, is asked for by a call instead. */
const FIRST_WITHIN_MS = 1_500;

/** A watch: whom it asks for, what came of it, and who is told. */
interface Watch {
  asked: Asked & { area: AskedArea };
  view: LiveView;
  put: (view: ProvidersInView) => void;
}

/** The live providers of the area that was asked for last. */
export class ProvidersFeed implements LiveUser {
  private watch: Watch | null = null;
  private leave: (() => void) | null = null;
  private isOpen = false;
  private isDue = false;
  /** Whether providers arrive by themselves, so that no polling is needed; set with each state. */
  readonly flows = observable(false);

  constructor(
    private readonly live: Live,
    private readonly nextFrame: (task: () => void) => void,
  ) {}

  /**
   * Watches an area in place of the one before; `put` is given each new state, at most once a frame
   * of the screen.
   */
  follow({ serviceType, area }: Asked, put: Watch['put']): () => void {
    if (area === null) return () => undefined;
    const watch = { asked: { serviceType, area }, view: new LiveView(), put };
    this.watch = watch;
    if (this.leave) this.ask();
    else this.leave = this.live.join(this);
    return () => {
      if (this.watch === watch) this.stop();
    };
  }

  /** What the connection knows of an area now; it is newer than any answer to a call. */
  now({ serviceType, area }: Asked): ProvidersInView | null {
    const asked = this.watch?.asked;
    const isSame = asked?.serviceType === serviceType && sameArea(asked.area, area);
    return isSame && this.flows.get() ? (this.watch?.view.read() ?? null) : null;
  }

  /**
   * The same, waiting for the first frame if the connection stands; null when it does not, or does
   * not answer soon.
   */
  async first(asked: Asked): Promise<ProvidersInView | null> {
    if (!this.isOpen || asked.area === null) return null;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve(this.now(asked));
      };
      const timer = setTimeout(end, FIRST_WITHIN_MS);
      const stop = this.flows.subscribe(() => (this.now(asked) !== null || !this.isOpen) && end());
      if (this.now(asked) !== null) end();
    });
  }

  onOpen(): void {
    this.isOpen = true;
    if (this.watch) this.watch.view = new LiveView();
    this.ask();
  }

  onFrame(frame: ServerFrame): void {
    if (frame.type === 'error' && frame.seq === undefined) this.flows.set(false);
    if (this.watch?.view.take(frame) !== true) return;
    this.flows.set(true);
    if (this.isDue) return;
    this.isDue = true;
    this.nextFrame(() => this.show());
  }

  onLost(): void {
    this.isOpen = false;
    this.flows.set(false);
  }

  private ask(): void {
    if (!this.watch) return;
    const { serviceType, area } = this.watch.asked;
    this.live.send({ type: 'watch', ...area, serviceType });
  }

  private show(): void {
    this.isDue = false;
    const view = this.watch?.view.read();
    if (view && this.flows.get()) this.watch?.put(view);
  }

  private stop(): void {
    this.watch = null;
    this.flows.set(false);
    this.live.send({ type: 'watch', ...NOWHERE });
    this.leave?.();
    this.leave = null;
    this.isOpen = false;
  }
}
