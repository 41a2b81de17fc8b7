import type { LiveClose } from '@rotadas/contracts/live/live-close';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';

/** `silent`: no pong arrived. */
type CloseReason = LiveClose | 'silent';

/** Plain numbers, since each frame adds to them. */
export class LiveCounts {
  framesSent = 0;
  bytesSent = 0;
  framesDropped = 0;
  readonly closed: Record<CloseReason, number> = {
    restarting: 0,
    binary: 0,
    tooLarge: 0,
    frameBroken: 0,
    tokenExpired: 0,
    accessLost: 0,
    tooSlow: 0,
    rateLimited: 0,
    silent: 0,
  };

  constructor(metrics: Metrics) {
    metrics.count(
      { name: 'rotadas_live_frames_sent_total', help: 'Frames sent to clients of /api/live' },
      () => this.framesSent,
    );
    metrics.count(
      { name: 'rotadas_live_sent_bytes_total', help: 'Bytes of frames sent to clients' },
      () => this.bytesSent,
    );
    metrics.count(
      { name: 'rotadas_live_frames_left_out_total', help: 'Frames dropped for slow clients' },
      () => this.framesDropped,
    );
    metrics.countsBy(
      { name: 'rotadas_live_closed_total', help: 'Connections that the gateway closed, by reason' },
      'reason',
      this.closed,
    );
  }
}
