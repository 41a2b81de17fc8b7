import type { Device } from '@rotadas/contracts/devices/device';
import { observable } from '../observable.js';

/** The phone that sends the position of the live offer; null while the browser sends it. */
export const activeDevice = observable<Device | null>(null);
