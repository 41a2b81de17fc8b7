import { join } from 'node:path';
import { launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';

const MAIN = join(import.meta.dirname, '../../../providers/dist/main.js');

export function startProvidersProcess(settings: Record<string, string>): Promise<ListeningProcess> {
  return launchUntil('/readyz', MAIN, { LOG_LEVEL: 'warn', ...settings });
}
