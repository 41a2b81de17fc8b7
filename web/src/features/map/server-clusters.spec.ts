import { serverClusterImage } from './server-clusters.js';

it('one provider alone is no cluster', () => {
  expect(serverClusterImage('light', 1)).toBe('lone|light');
  expect(serverClusterImage('dark', 2)).toBe('server-cluster|dark');
});
