const postgres = require('../../jest.postgres.cjs');

const { customExportConditions } = postgres.testEnvironmentOptions;

module.exports = {
  ...postgres,
  displayName: 'media',
  // file-type and music-metadata are had under this condition alone.
  testEnvironmentOptions: { customExportConditions: [...customExportConditions, 'module-sync'] },
};
