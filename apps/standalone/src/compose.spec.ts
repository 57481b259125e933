import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readConfig } from '@rover/platform/config/read-config';
import { parse } from 'yaml';
import { declared } from './testing/declared-variables.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const composeFile = readFileSync(`${root}docker-compose.yml`, 'utf8');

const { services } = parse(composeFile, { merge: true }) as {
  services: Record<string, ComposeService>;
};

interface ComposeService {
  build?: object;
  environment?: Record<string, string>;
  volumes?: (string | { target: string })[];
  /** By name alone, it is started after them; else, when they are as is said of each. */
  depends_on?: string[] | Record<string, object>;
}

/** What is built anew with each release. */
const ours = Object.keys(services).filter((name) => services[name]?.build);

/** The text of a new .env, as tools/make-env.mjs makes it. */
function newEnv(): string {
  const program = `import { newEnv } from '${root}tools/make-env.mjs'; process.stdout.write(newEnv());`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout;
}

/** As Docker Compose fills in: `${NAME}`, `${NAME:-otherwise}`, `${NAME:?or it does not start}`. */
function filledIn(text: string, env: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_all, name: string, kind: string, rest = '') => {
    const value = env[name];
    if (value === undefined && kind === '?') throw new Error(`.env has no ${name}`);
    return value ?? (kind === '-' ? rest : '');
  });
}

describe('Docker Compose', () => {
  const env = newEnv();
  const allSet = parseEnv(env.replace(/^#(?=\w+=)/gm, ''));

  it('is filled in with all that .env can set', () => {
    const asked = new Set(Array.from(composeFile.matchAll(/\$\{(\w+)/g), ([, name]) => name));
    expect(Object.keys(allSet).filter((name) => !asked.has(name))).toEqual(['COMPOSE_PROFILES']);
  });

  describe.each([
    ['a new .env', parseEnv(env)],
    ['one in which all is set that can be', allSet],
  ])('with %s', (_, values) => {
    it.each(declared)('tells $name all that it must know, in words that it understands', ({ name, variables }) => {
      const given = Object.entries(services[name]?.environment ?? {});
      const environment = Object.fromEntries(given.map(([variable, text]) => [variable, filledIn(text, values)]));
      expect(() => readConfig(variables, environment)).not.toThrow();
      const unread = Object.keys(environment).filter((variable) => !(variable in variables) && variable !== 'TMPDIR');
      expect(unread).toEqual([]);
    });
  });

  // A release stops all of them before it starts the first: whoever waits for another is away for as long again.
  it.each(ours)('starts %s without waiting until another of ours is well', (name) => {
    const { depends_on: needs = [] } = services[name] ?? {};
    const waitedFor = Array.isArray(needs) ? [] : Object.keys(needs);
    expect(waitedFor.filter((other) => ours.includes(other))).toEqual([]);
  });

  it.each(declared.filter(({ variables }) => 'UPLOAD_DIR' in variables))(
    'lets the uploads of $name wait on a disk, not in its memory',
    ({ name }) => {
      const { environment, volumes = [] } = services[name] ?? {};
      const disks = volumes.flatMap((volume) => (typeof volume === 'string' ? [] : `${volume.target}/`));
      expect(disks.filter((disk) => environment?.UPLOAD_DIR?.startsWith(disk))).toHaveLength(1);
    },
  );
});
