import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Metrics } from './metrics.js';
import type { MetricsPlace } from './metrics-settings.js';

/** Token of the address of the metrics. */
export const METRICS_PLACE = Symbol('METRICS_PLACE');

/** The longest that a client may take for its request, ms: it is one line. */
const REQUEST_LIMIT_MS = 5_000;

/**
 * Serves /metrics on a port of its own, which is not the public one. It never keeps a process from
 * its work.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(METRICS_PLACE) private readonly place: MetricsPlace,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.place;
    if (port === 0) return;
    try {
      this.server = await this.open(port, host).catch((error: unknown) => this.elsewhere(error, host));
    } catch (error) {
      this.logger.warn({ err: error }, 'Metrics are not served');
      return;
    }
    const address = this.server.address();
    if (address !== null && typeof address !== 'string')
      this.logger.log(`Metrics are at http://${host}:${address.port}/metrics`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /**
   * On any free port, where another process holds the wished one: two copies of the product can run
   * side by side.
   */
  private elsewhere(error: unknown, host: string): Promise<Server> {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return this.open(0, host);
  }

  private async open(port: number, host: string): Promise<Server> {
    const server = createServer(
      { requestTimeout: REQUEST_LIMIT_MS, headersTimeout: REQUEST_LIMIT_MS },
      (request, response) => void this.answer(request, response),
    );
    server.unref(); // a process that has nothing else to do may end
    await once(server.listen(port, host), 'listening');
    return server;
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { body, contentType } = await this.metrics.text();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      this.logger.warn({ err: error }, 'Metrics could not be told');
      response.writeHead(500).end();
    }
  }
}
