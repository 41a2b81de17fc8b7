import { accountsCalls } from '../accounts/accounts.calls.js';
import { agreementsCalls } from '../agreements/agreements.calls.js';
import { auditLogCalls } from '../audit-log/audit-log.calls.js';
import { botCheckCalls } from '../bot-check/bot-check.calls.js';
import { casesCalls } from '../cases/cases.calls.js';
import { clientErrorsCalls } from '../client-errors/client-errors.calls.js';
import { configCalls } from '../config/config.calls.js';
import { devicesCalls } from '../devices/devices.calls.js';
import { healthCalls } from '../health/health.calls.js';
import { liveCalls } from '../live/live.calls.js';
import { matchingCalls } from '../matching/matching.calls.js';
import { savedRoutesCalls } from '../matching/saved-routes.calls.js';
import { notificationsCalls } from '../notifications/notifications.calls.js';
import { operationsCalls } from '../operations/operations.calls.js';
import { peopleCalls } from '../people/people.calls.js';
import { providersCalls } from '../providers/providers.calls.js';
import { queuesCalls } from '../queues/queues.calls.js';
import { reportsCalls } from '../reports/reports.calls.js';
import { sanctionsCalls } from '../sanctions/sanctions.calls.js';
import { sharesCalls } from '../shares/shares.calls.js';
import type { Call } from '../protocol/call.js';
import { blocksCalls } from '../users/blocks.calls.js';
import { usersCalls } from '../users/users.calls.js';

/** The API description lists them in this order. */
export const ALL_CALLS: readonly Call[] = [
  usersCalls,
  accountsCalls,
  blocksCalls,
  providersCalls,
  devicesCalls,
  matchingCalls,
  savedRoutesCalls,
  agreementsCalls,
  sharesCalls,
  notificationsCalls,
  reportsCalls,
  sanctionsCalls,
  casesCalls,
  peopleCalls,
  botCheckCalls,
  queuesCalls,
  operationsCalls,
  auditLogCalls,
  clientErrorsCalls,
  configCalls,
  liveCalls,
  healthCalls,
].flatMap((calls): Call[] => Object.values(calls));
