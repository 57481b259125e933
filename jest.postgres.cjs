/** For the packages whose specs need a PostgreSQL: one is started for the run; see createTestDatabase. */
module.exports = {
  ...require('./jest.preset.cjs'),
  globalSetup: require.resolve('./libs/platform/src/testing/postgres-setup.mjs'),
  globalTeardown: require.resolve('./libs/platform/src/testing/postgres-teardown.mjs'),
};
