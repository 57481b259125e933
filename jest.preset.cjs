/**
 * One Jest set-up for every package: TypeScript through SWC to CommonJS, libraries read from their sources (the
 * `source` export condition), and the packages that ship only ES modules transformed too.
 */
const esmPackages = [
  '@nestjs',
  '@rover',
  'es-toolkit',
  'cookie',
  'content-disposition',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'load-esm',
  'music-metadata',
  'media-typer',
  'win-guid',
  'thumbhash',
  'ical-generator',
  'postal-mime',
  'p-limit',
  'p-timeout',
  'yocto-queue',
];

module.exports = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'require', 'node', 'default'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: false, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmPackages.join('|')})/)`],
  testTimeout: 120_000,
  reporters: ['default', require.resolve('./jest.report.cjs')],
};
