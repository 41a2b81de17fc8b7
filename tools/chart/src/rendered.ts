import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  startupProbe: z.unknown().optional(),
  livenessProbe: z.unknown().optional(),
  readinessProbe: z.unknown().optional(),
  resources: z.looseObject({ limits: z.record(z.string(), z.unknown()).optional() }).optional(),
  securityContext: z
    .looseObject({
      allowPrivilegeEscalation: z.boolean().optional(),
      readOnlyRootFilesystem: z.boolean().optional(),
      capabilities: z.looseObject({ drop: z.array(z.string()).optional() }).optional(),
    })
    .optional(),
});

const PodSpec = z.looseObject({
  automountServiceAccountToken: z.boolean().optional(),
  securityContext: z.looseObject({ runAsNonRoot: z.boolean().optional() }).optional(),
  containers: z.array(Container),
});

/** An object that the chart renders; a Deployment has its pods' description. */
export const Rendered = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
  spec: z.looseObject({ template: z.looseObject({ spec: PodSpec }).optional() }).optional(),
});
export type Rendered = z.infer<typeof Rendered>;

/** The objects of a rendered chart. */
export function readRendered(text: string): Rendered[] {
  return parseAllDocuments(text)
    .map((document): unknown => document.toJS())
    .filter((object) => object !== null)
    .map((object) => Rendered.parse(object));
}
