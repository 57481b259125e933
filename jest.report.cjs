const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Writes what a package's specs came to, whole runs only, to reports/<package name>.json, where `npm test` adds it up. */
module.exports = class Report {
  constructor(config) {
    this.config = config;
  }

  onRunComplete(_contexts, { testResults: _details, ...totals }) {
    const { rootDir, nonFlagArgs, testNamePattern } = this.config;
    if (nonFlagArgs.length > 0 || testNamePattern) return;
    const { name } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
    const file = path.join(__dirname, 'reports', `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(totals));
  }
};
