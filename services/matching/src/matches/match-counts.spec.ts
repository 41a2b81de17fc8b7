import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { MatchCounts } from './match-counts.js';

describe('MatchCounts', () => {
  it('tell how many searches found somebody, and how many matches there were', async () => {
    const metrics = new Metrics();
    const counts = new MatchCounts(metrics);
    counts.add({ matches: ['a', 'b'], nearly: ['c'] });
    counts.add({ matches: [], nearly: ['c'] });
    counts.add({ matches: [], nearly: [] });
    const { body } = await metrics.text();
    for (const line of [
      'rotadas_match_searches_total{outcome="found"} 1',
      'rotadas_match_searches_total{outcome="nearly"} 1',
      'rotadas_match_searches_total{outcome="none"} 1',
      'rotadas_matches_total{fit="fits"} 2',
      'rotadas_matches_total{fit="nearly"} 2',
    ])
      expect(body).toContain(`${line}\n`);
  });
});
