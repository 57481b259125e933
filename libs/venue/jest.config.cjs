// Where most guests are at home, clocks go forward at two in March, the hour at which the pub closes.
process.env.TZ = 'America/Los_Angeles';

module.exports = { ...require('../../jest.preset.cjs'), displayName: 'venue' };
