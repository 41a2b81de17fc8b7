import { z } from 'zod';

const Licence = z.union([
  z.object({ license: z.union([z.object({ id: z.string() }), z.object({ name: z.string() })]) }),
  z.object({ expression: z.string() }),
]);

export const Component = z.looseObject({
  'bom-ref': z.string(),
  licenses: z.array(Licence).optional(),
});
export type Component = z.infer<typeof Component>;

/** Keeps unknown fields. */
export const BillOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(Component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
export type BillOfMaterials = z.infer<typeof BillOfMaterials>;
