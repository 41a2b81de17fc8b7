/**
 * The versions of the servers in containers and in downloads other than the Python wheels, whose
 * versions and checksums are in the recipes. docker-compose.yml has the same.
 */
export const VERSIONS = {
  mongodb: '8.0.29', // from 8.0.17 on without CVE-2025-14847
  redis: '8.2.9',
  nats: '2.12.15',
} as const;
