import { resolve } from 'node:path';
import { launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';

/** Starts the built providers service in a process of its own and waits until it is ready. */
export function startProvidersProcess(settings: Record<string, string>): Promise<ListeningProcess> {
  return launchUntil('/readyz', resolve('../providers/dist/main.js'), { LOG_LEVEL: 'warn', ...settings });
}
