import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const Attributes = z
  .array(z.object({ key: z.string(), value: z.looseObject({}) }))
  .default([])
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
  links: z.array(z.looseObject({ traceId: z.string() })).default([]),
  status: z.looseObject({ code: z.int().optional() }).optional(),
});

/** The part of OTLP that tests check. */
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export interface CollectedSpan extends z.infer<typeof Span> {
  readonly service: unknown;
  readonly resource: Readonly<Record<string, unknown>>;
}

export interface TraceCollector {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** All exported data, to check that it contains no secrets. */
  text(): string;
  stop(): Promise<void>;
}

/** A `silent` collector never responds. */
export async function startTraceCollector({ silent = false } = {}): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const take = (body: unknown) => {
    texts.push(JSON.stringify(body));
    for (const { resource, scopeSpans } of Export.parse(body).resourceSpans) {
      const { attributes } = resource;
      for (const each of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...each, service: attributes['service.name'], resource: attributes });
    }
  };
  const server = createServer((request, response: ServerResponse) => {
    void json(request).then((body) => {
      if (silent) return;
      take(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
