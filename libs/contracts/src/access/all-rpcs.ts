import { accountsRpc } from '../accounts/accounts.rpc.js';
import { agreementsRpc } from '../agreements/agreements.rpc.js';
import { auditLogRpc } from '../audit-log/audit-log.rpc.js';
import { casesRpc } from '../cases/cases.rpc.js';
import { devicesRpc } from '../devices/devices.rpc.js';
import { healthRpc } from '../health/health.rpc.js';
import { liveRpc } from '../live/live.rpc.js';
import { matchingRpc } from '../matching/matching.rpc.js';
import { savedRoutesRpc } from '../matching/saved-routes.rpc.js';
import { notificationsRpc } from '../notifications/notifications.rpc.js';
import { erasePersonalDataRpc, readPersonalDataRpc } from '../personal-data/personal-data.rpc.js';
import { providersRpc } from '../providers/providers.rpc.js';
import { reportsRpc } from '../reports/reports.rpc.js';
import { sanctionsRpc } from '../sanctions/sanctions.rpc.js';
import type { Rpc } from '../protocol/rpc.js';
import { sharesRpc } from '../shares/shares.rpc.js';
import { blocksRpc } from '../users/blocks.rpc.js';
import { usersRpc } from '../users/users.rpc.js';

export const ALL_RPCS: readonly Rpc[] = [
  usersRpc,
  accountsRpc,
  blocksRpc,
  sanctionsRpc,
  agreementsRpc,
  sharesRpc,
  devicesRpc,
  providersRpc,
  liveRpc,
  matchingRpc,
  savedRoutesRpc,
  notificationsRpc,
  reportsRpc,
  casesRpc,
  auditLogRpc,
  healthRpc,
  erasePersonalDataRpc,
  readPersonalDataRpc,
].flatMap((routes): Rpc[] => Object.values(routes));
