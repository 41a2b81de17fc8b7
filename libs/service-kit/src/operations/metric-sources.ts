import type { CountName, DurationName } from '@rotadas/contracts/operations/copy-sample';

/** Which series of a metric count: those whose label has such a text. */
export interface Source {
  readonly metric: string;
  readonly label?: string;
  readonly matches?: RegExp;
}

/** Where each count comes from. */
export const COUNTED: Readonly<Record<CountName, Source>> = {
  positionsReceived: { metric: 'rotadas_positions_received_total' },
  positionsStored: { metric: 'rotadas_positions_total', label: 'outcome', matches: /^stored$/ },
  positionsLost: {
    metric: 'rotadas_positions_total',
    label: 'outcome',
    matches: /^(undecided|unanswered)$/,
  },
  viewersDropped: { metric: 'rotadas_live_closed_total', label: 'reason', matches: /^tooSlow$/ },
  requests: { metric: 'rotadas_http_request_duration_seconds' },
  requestsFailed: { metric: 'rotadas_http_request_duration_seconds', label: 'status', matches: /^5/ },
  questionsUnanswered: {
    metric: 'rotadas_nats_request_duration_seconds',
    label: 'outcome',
    matches: /^away$/,
  },
  eventsFailed: {
    metric: 'rotadas_event_duration_seconds',
    label: 'outcome',
    matches: /^(failed|unreadable)$/,
  },
  notifications: { metric: 'rotadas_notifications_total' },
  notificationsFailed: {
    metric: 'rotadas_notifications_total',
    label: 'outcome',
    matches: /^(failed|refused|given-up)$/,
  },
};

/** Where the durations come from. */
export const TIMED: Readonly<Record<DurationName, Source>> = {
  freshness: { metric: 'rotadas_live_freshness_seconds' },
  requests: {
    metric: 'rotadas_http_request_duration_seconds',
    label: 'route',
    matches: /^(?!unmatched$|\/api\/live$)/, // a connection of the map lasts for hours
  },
  eventLag: { metric: 'rotadas_event_lag_seconds' },
};
