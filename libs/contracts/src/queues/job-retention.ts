/** Options of finished jobs: those that failed are kept for the queue board. */
export const FINISHED_JOBS = { removeOnComplete: true, removeOnFail: { count: 100 } };

/** How long failed deliveries of push and mail are kept. */
export const FAILED_DELIVERIES_DAYS = 30;
