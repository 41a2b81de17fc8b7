import { Counter } from 'prom-client';
import { LIVE_CLOSE } from '@rotadas/contracts/live/live-close';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';

/** `silent`: no pong arrived. */
const CLOSE_REASONS = [...Object.keys(LIVE_CLOSE), 'silent'];

/** Frames are counted by plain numbers, since each frame adds to them. */
export class LiveCounts {
  framesSent = 0;
  bytesSent = 0;
  framesDropped = 0;
  readonly closed: Counter<'reason'>;

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    const addCounter = (name: string, help: string, read: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    addCounter(
      'rotadas_live_frames_sent_total',
      'Frames sent to clients of /api/live',
      () => this.framesSent,
    );
    addCounter('rotadas_live_sent_bytes_total', 'Bytes of frames sent to clients', () => this.bytesSent);
    addCounter(
      'rotadas_live_frames_dropped_total',
      'Frames dropped for slow clients',
      () => this.framesDropped,
    );
    this.closed = new Counter({
      name: 'rotadas_live_closed_total',
      help: 'Connections that the gateway closed, by reason',
      labelNames: ['reason'],
      registers,
    });
    for (const reason of CLOSE_REASONS) this.closed.inc({ reason }, 0);
  }
}
