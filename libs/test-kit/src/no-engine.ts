/**
 * The setting by which a run of tests tells the keepers of its private servers that no container
 * engine answers, so that each of them need not load testcontainers to find that out.
 */
export const NO_ENGINE = 'TEST_CONTAINERS_NO_ENGINE';
