import { parser } from '@prometheus-io/lezer-promql';

/** The intervals that Grafana puts in itself; any duration stands for them here. */
const GRAFANA_INTERVAL = /\$__(?:rate_)?interval/g;

/** The metrics that a PromQL expression reads. Throws a SyntaxError where it is none. */
export function metricNames(expression: string): Set<string> {
  const text = expression.replace(GRAFANA_INTERVAL, '5m');
  const names = new Set<string>();
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new SyntaxError(`no PromQL near "${text.slice(from, to + 10)}": ${text}`);
      if (type.name === 'Identifier') names.add(text.slice(from, to));
    },
  });
  return names;
}
