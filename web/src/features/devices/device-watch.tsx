import { useEffect, useState } from 'react';
import { sendingDevice } from '../../shared/position/sending-device.js';
import { useNow } from '../../shared/time/time-texts.js';
import { useDevicesQuery } from './devices.api.js';
import { findSending } from './find-sending.js';

/**
 * Polls in the background, too; otherwise a hidden page would take the phone for silent and send.
 */
const POLLING_INTERVAL_MS = 15_000;

/** Watches which phone sends the position while the user is online. Renders nothing. */
export function DeviceWatch() {
  const [hasDevices, setHasDevices] = useState(false);
  const pollingInterval = hasDevices ? POLLING_INTERVAL_MS : 0;
  const { data = [], fulfilledTimeStamp = 0, isError } = useDevicesQuery(undefined, { pollingInterval });
  if (data.length > 0 !== hasDevices) setHasDevices(data.length > 0);
  const now = useNow();
  // as of the response: a page in the background polls late
  const sending = findSending(data, isError ? now : fulfilledTimeStamp);
  useEffect(() => sendingDevice.set(sending), [sending]);
  useEffect(() => () => sendingDevice.set(null), []);
  return null;
}
