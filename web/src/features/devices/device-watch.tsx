import { useEffect, useState } from 'react';
import { activeDevice } from '../../shared/position/active-device.js';
import { useNow } from '../../shared/time/time-texts.js';
import { useDevicesQuery } from './devices.api.js';
import { findActiveDevice } from './find-active-device.js';

/**
 * Polls in the background, too. Otherwise a hidden page assumes that the phone stopped sending, and
 * sends its own position.
 */
const POLLING_INTERVAL_MS = 15_000;

/** Watches which phone sends the position while the user is online. Renders nothing. */
export function DeviceWatch() {
  const [hasDevices, setHasDevices] = useState(false);
  const pollingInterval = hasDevices ? POLLING_INTERVAL_MS : 0;
  const { data = [], fulfilledTimeStamp = 0, isError } = useDevicesQuery(undefined, { pollingInterval });
  if (data.length > 0 !== hasDevices) setHasDevices(data.length > 0);
  const now = useNow();
  // Compares with the time of the response, since a page in the background polls late.
  const sending = findActiveDevice(data, isError ? now : fulfilledTimeStamp);
  useEffect(() => activeDevice.set(sending), [sending]);
  useEffect(() => () => activeDevice.set(null), []);
  return null;
}
