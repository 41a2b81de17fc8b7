import type { BillOfMaterials } from './bill-of-materials.ts';
import { inProduction } from './in-production.ts';

const NEEDS = {
  '@rotadas/gateway@1.0.0': ['fastify@5.0.0', 'jest@30.0.0'],
  '@rotadas/lab@1.0.0': ['autocannon@8.0.0'],
  'fastify@5.0.0': ['pino@10.0.0'],
  'pino@10.0.0': ['fastify@5.0.0'],
  'jest@30.0.0': [],
  'autocannon@8.0.0': [],
};

const bill: BillOfMaterials = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  metadata: { component: { name: 'rotadas' } },
  components: Object.keys(NEEDS).map((ref) => ({ 'bom-ref': ref })),
  dependencies: Object.entries(NEEDS).map(([ref, dependsOn]) => ({ ref, dependsOn })),
};

const manifests = [
  {
    name: '@rotadas/gateway',
    version: '1.0.0',
    dependencies: { fastify: '5.0.0' },
    devDependencies: { jest: '30.0.0' },
  },
  { name: '@rotadas/lab', version: '1.0.0', dependencies: { autocannon: '8.0.0' } },
];

describe('inProduction', () => {
  it('keeps a part and its dependencies, but no test packages and no other parts', () => {
    const { components, dependencies } = inProduction(bill, ['@rotadas/gateway'], manifests);
    expect(components.map((component) => component['bom-ref'])).toEqual([
      '@rotadas/gateway@1.0.0',
      'fastify@5.0.0',
      'pino@10.0.0',
    ]);
    expect(dependencies).toEqual([
      { ref: '@rotadas/gateway@1.0.0', dependsOn: ['fastify@5.0.0'] },
      { ref: 'fastify@5.0.0', dependsOn: ['pino@10.0.0'] },
      { ref: 'pino@10.0.0', dependsOn: ['fastify@5.0.0'] },
    ]);
  });
});
