import { useEffect } from 'react';
import { sendingDevice } from '../../shared/position/sending-device.js';
import { useNow } from '../../shared/time/time-texts.js';
import { useDevicesQuery } from './devices.api.js';
import { findSending } from './find-sending.js';

/** Also in the background: else the browser would send beside a phone that it takes for silent. */
const POLLING = { pollingInterval: 15_000 };

/** Watches which phone sends the position while the user is online. Renders nothing. */
export function DeviceWatch() {
  const { data = [], fulfilledTimeStamp = 0, isError } = useDevicesQuery(undefined, POLLING);
  const now = useNow();
  // as of the response: a page in the background polls late
  const sending = findSending(data, isError ? now : fulfilledTimeStamp);
  useEffect(() => sendingDevice.set(sending), [sending]);
  useEffect(() => () => sendingDevice.set(null), []);
  return null;
}
