import { samplerOf } from './sampler-of.js';

describe('samplerOf', () => {
  const described = (name: Parameters<typeof samplerOf>[0]['OTEL_TRACES_SAMPLER'], ratio = 1) =>
    samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }).toString();

  it('takes the names and the ratio of the standard', () => {
    expect(described('always_on')).toBe('AlwaysOnSampler');
    expect(described('always_off')).toBe('AlwaysOffSampler');
    expect(described('traceidratio', 0.25)).toBe('TraceIdRatioBased{0.25}');
    expect(described('parentbased_always_on')).toContain('root=AlwaysOnSampler');
    expect(described('parentbased_always_off')).toContain('root=AlwaysOffSampler');
    expect(described('parentbased_traceidratio', 0.01)).toContain('root=TraceIdRatioBased{0.01}');
  });
});
