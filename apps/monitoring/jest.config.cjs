module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'monitoring' };
