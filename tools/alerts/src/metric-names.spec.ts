import { metricNames } from './metric-names.ts';

describe('metricNames', () => {
  it('are those of an expression, not its labels and functions', () => {
    const expression =
      'sum by (le, route) (rate(a_bucket{code=~"5.."}[$__rate_interval])) / max(b) > 0.5 * c_total';
    expect([...metricNames(expression)]).toEqual(['a_bucket', 'b', 'c_total']);
  });

  it('refuse what is no PromQL', () => {
    expect(() => metricNames('sum(rate(a[5m])')).toThrow(SyntaxError);
    expect(() => metricNames('a >> 1')).toThrow(SyntaxError);
  });
});
