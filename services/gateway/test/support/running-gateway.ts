import { join } from 'node:path';
import { builtMain, launch, launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';
import type { TimeLimits } from '../../src/time-limits.js';

const WITH_TIME_LIMITS = join(import.meta.dirname, 'gateway.process.ts');

type Settings = Readonly<Record<string, string>>;

/** The launcher's settings, with the built web app and the emulator's tokens. */
const AS_SHIPPED: Settings = {
  NODE_ENV: 'test',
  WEB_DIST: join(import.meta.dirname, '../../../../web/dist'),
  LOG_LEVEL: 'warn',
};

/** Starts the built gateway, at a free address by default, and waits until it listens. */
export function startGateway(settings: Settings, address?: string): Promise<ListeningProcess> {
  return launchUntil('/healthz', builtMain('gateway'), { ...AS_SHIPPED, ...settings }, address);
}

export function startGatewayWithTimeLimits(
  settings: Settings,
  timeLimits: Partial<TimeLimits>,
): Promise<ListeningProcess> {
  const all = { ...AS_SHIPPED, ...settings, TIME_LIMITS: JSON.stringify(timeLimits) };
  return launchUntil('/healthz', WITH_TIME_LIMITS, all);
}

export async function runToEnd(settings: Settings): Promise<{ code: number | null; output: string }> {
  const { ended, output } = launch(builtMain('gateway'), { LOG_LEVEL: 'warn', ...settings });
  const code = await ended;
  return { code, output: output() };
}
