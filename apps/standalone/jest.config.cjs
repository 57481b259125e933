// Media is among what it imports, and wants more than the others.
module.exports = { ...require('../media/jest.config.cjs'), displayName: 'standalone' };
