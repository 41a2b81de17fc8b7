import { join } from 'node:path';
import { launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';

const MAIN = join(import.meta.dirname, '../../../providers/dist/main.js');

/** Starts the built providers service in a process of its own and waits until it is ready. */
export function startProvidersProcess(settings: Record<string, string>): Promise<ListeningProcess> {
  return launchUntil('/readyz', MAIN, { LOG_LEVEL: 'warn', ...settings });
}
