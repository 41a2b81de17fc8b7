import type { FastifyInstance } from 'fastify';
import type { Observe } from '@rotadas/service-kit/metrics/histogram';
import type { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { boundedMethod, patternOf } from '../input/route-labels.js';

/** What takes the durations of one route and method, by status. */
type ByStatus = Map<number, Observe>;

/**
 * Measures how long each request takes, by method, pattern of its route, and status; never by its
 * path, of which there is no end.
 */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const observerOf = metrics.histogram(
    {
      name: 'rotadas_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by method, route and status',
    },
    ['method', 'route', 'status'],
  );
  const observers = new Map<string, ByStatus>();
  fastify.addHook('onResponse', ({ method: asked, routeOptions }, reply, done) => {
    const method = boundedMethod(asked);
    const route = patternOf(routeOptions);
    const key = `${method} ${route}`;
    let byStatus = observers.get(key);
    if (!byStatus) observers.set(key, (byStatus = new Map()));
    let observe = byStatus.get(reply.statusCode);
    if (!observe) {
      observe = observerOf({ method, route, status: String(reply.statusCode) });
      byStatus.set(reply.statusCode, observe);
    }
    observe(reply.elapsedTime / 1_000);
    done();
  });
}
