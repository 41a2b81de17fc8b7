import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isNativeError } from 'node:util/types';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Metrics } from './metrics.js';

export const METRICS_ADDRESS = Symbol('METRICS_ADDRESS');

export interface MetricsAddress {
  readonly METRICS_PORT: number;
  readonly METRICS_HOST: string;
  readonly NODE_ENV?: string | undefined;
}

const REQUEST_LIMIT_MS = 5_000;

/** Serves /metrics on a separate port. A failure does not stop the process. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(METRICS_ADDRESS) private readonly address: MetricsAddress,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host, NODE_ENV } = this.address;
    if (port === 0) return;
    try {
      this.server = await this.open(port, host).catch((error: unknown) => {
        const isInUse = isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE';
        if (!isInUse || NODE_ENV === 'production') throw error; // Prometheus scrapes this port only
        return this.open(0, host); // two instances of the product can run side by side
      });
      const bound = this.server.address();
      if (bound !== null && typeof bound !== 'string')
        this.logger.log(`Metrics are at http://${host}:${bound.port}/metrics`);
    } catch (error) {
      this.logger.warn({ err: error }, 'Metrics are not served');
    }
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async open(port: number, host: string): Promise<Server> {
    const server = createServer(
      { requestTimeout: REQUEST_LIMIT_MS, headersTimeout: REQUEST_LIMIT_MS },
      (request, response) => void this.respond(request, response),
    );
    server.unref(); // a process that has nothing else to do may end
    await once(server.listen(port, host), 'listening');
    return server;
  }

  private async respond({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const { body, contentType } = await this.metrics.text();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    } catch (error) {
      this.logger.warn({ err: error }, 'Metrics could not be read');
      response.writeHead(500).end();
    }
  }
}
