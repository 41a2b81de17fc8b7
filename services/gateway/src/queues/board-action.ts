/** What a call of the queues' page says of itself. */
export interface BoardCall {
  readonly method: string;
  /** The route's pattern, as `/admin/queues/api/queues/:queueName/:jobId/retry`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What an admin did to which queue, as the log tells it. */
export interface BoardAction {
  /** The last words of the pattern: retry, clean, promote, pause, update-data. */
  readonly action: string;
  readonly queue?: string;
  readonly job?: string;
  /** The state of the jobs meant, where all of a state were. */
  readonly state?: string;
  readonly scheduler?: string;
}

/** What a call changes; null for one that only looks. */
export function boardAction({ method, route, params }: BoardCall): BoardAction | null {
  if (method === 'GET' || method === 'HEAD') return null;
  const words = route.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  const { queueName: queue, jobId: job, queueStatus: state, schedulerId: scheduler } = params;
  return {
    action: words.slice(words.indexOf('queues', 2) + 1).join(' ') || method.toLowerCase(),
    ...(queue !== undefined && { queue }),
    ...(job !== undefined && { job }),
    ...(state !== undefined && { state }),
    ...(scheduler !== undefined && { scheduler }),
  };
}
