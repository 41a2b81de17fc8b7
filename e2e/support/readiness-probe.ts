import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';

interface Probe {
  readonly httpGet: { readonly path: string };
  readonly periodSeconds: number;
  readonly timeoutSeconds: number;
  readonly failureThreshold: number;
}

const CHART_PROBES = join(rootDir, 'deploy/helm/rotadas/files/probes.json');

const { readinessProbe } = JSON.parse(readFileSync(CHART_PROBES, 'utf8')) as { readinessProbe: Probe };

/** Time after which a gateway that is not ready receives no requests, ms. */
export const TAKEN_OUT_AFTER_MS = 1_000 * readinessProbe.periodSeconds * readinessProbe.failureThreshold;

/** Probes a ready instance as Kubernetes does with the probe of the chart. */
export class ReadinessProbe {
  private failures = 0;
  private readonly url: string;
  private readonly onLost: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(url: string, onLost: () => void) {
    this.url = `${url}${readinessProbe.httpGet.path}`;
    this.onLost = onLost;
    this.timer = setInterval(() => void this.check(), 1_000 * readinessProbe.periodSeconds);
  }

  get isReady(): boolean {
    return this.failures < readinessProbe.failureThreshold;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    const signal = AbortSignal.timeout(1_000 * readinessProbe.timeoutSeconds);
    const succeeded = await fetch(this.url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    this.failures = succeeded ? 0 : this.failures + 1;
    if (this.failures === readinessProbe.failureThreshold) this.onLost();
  }
}
