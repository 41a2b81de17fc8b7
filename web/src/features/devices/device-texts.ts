import type { Device } from '@rotadas/contracts/devices/device';
import i18next from 'i18next';
import { ageText } from '../../shared/time/time-texts.js';
import './devices.tr.js';

/** 'OwnTracks · %82 pil · 12 sn önce'; null before the first position. */
export function deviceStatusText({ app, batteryPercent, lastSeenAt }: Device, now: number): string | null {
  if (app === null || lastSeenAt === null) return null;
  const battery = batteryPercent === null ? [] : [i18next.t('devices:battery', { percent: batteryPercent })];
  return [i18next.t(`devices:apps.${app}`), ...battery, ageText(lastSeenAt, now)].join(' · ');
}
