import { isIP } from 'node:net';
import { makeExactValidator, str } from 'envalid';

/** A TCP port to listen on: 0 (any free one) to 65535. */
export const listenPort = makeExactValidator<number>((input) => {
  const port = Number(input);
  if (!/^\d+$/.test(input) || port > 65_535) throw new Error(`"${input}" is not a port between 0 and 65535`);
  return port;
});

/** A time in milliseconds: a whole number above 0. */
const milliseconds = makeExactValidator<number>((input) => {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new Error(`"${input}" is not a whole number of milliseconds`);
  return Number(input);
});

/** @param schemes what the address begins with, as 'https' */
function checkAddress(input: string, schemes: readonly string[]): string {
  const scheme = URL.canParse(input) && new URL(input).protocol.slice(0, -1);
  if (scheme && schemes.includes(scheme)) return input;
  throw new Error(`must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}`);
}

/** The address of a server. */
const addressOf = (...schemes: readonly string[]) =>
  makeExactValidator<string>((input) => checkAddress(input, schemes));

const webSchemes = ['http', 'https'];
export const httpAddress = addressOf(...webSchemes);
export const databaseAddress = addressOf('postgres', 'postgresql');
export const brokerAddress = addressOf('amqp', 'amqps');
export const cacheAddress = addressOf('redis', 'rediss');

/** The address of the site, given with or without a slash at its end, and read without: a path is put behind it. */
export const siteAddress = makeExactValidator<string>((input) => {
  const { origin, pathname } = new URL(checkAddress(input, webSchemes));
  return origin + pathname.replace(/\/+$/, '');
});

/** How large an upload may be: a whole number of megabytes, at least 1, since guests are told it as one. */
export const megabytes = makeExactValidator<number>((input) => {
  if (!/^[1-9]\d{0,8}$/.test(input)) throw new Error(`"${input}" is not a whole number of megabytes, at least 1`);
  return Number(input);
});

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** The level of the log. @param usual the level when the variable is unset */
export const logLevel = (usual: (typeof logLevels)[number]) =>
  str({ choices: logLevels, default: usual, desc: 'how much the log tells' });

/** What every service declares. */
export const serviceVariables = {
  HOST: str({ default: '127.0.0.1', desc: 'the address to listen on' }),
  PORT: listenPort({ default: 0, desc: 'the port to listen on; 0 takes a free one' }),
  LOG_LEVEL: logLevel('info'),
  SLOW_REQUEST_MS: milliseconds({ default: 1_000, desc: 'how many milliseconds an answer may take before it is slow' }),
};

/** What every service with a schema of its own declares. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress({ desc: 'the PostgreSQL server, as postgres://user:password@host:port/database' }),
};

/** What every service that reads tokens declares. */
export const tokenVariables = {
  AUTH_URL: httpAddress({ desc: 'the address of auth, which publishes the keys that tokens are signed with' }),
};

/** What every service declares that takes uploads. */
export const uploadVariables = {
  UPLOAD_DIR: str({
    default: undefined,
    desc: 'a folder of this process alone, where uploads wait until they are kept; a temporary one when unset',
  }),
};

/** A switch: on, true, 1 or yes; off, false, 0 or no. */
export const onOff = makeExactValidator<boolean>((input) => {
  if (/^(on|true|1|yes)$/i.test(input)) return true;
  if (/^(off|false|0|no)$/i.test(input)) return false;
  throw new Error(`"${input}" is neither on nor off`);
});

/** IP addresses and networks, with commas between: 10.0.0.7,172.16.0.0/12. */
export const networks = makeExactValidator<string[]>((input) => {
  const parts = input.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => !isNetwork(part));
  if (wrong !== undefined) throw new Error(`"${wrong}" is neither an IP address nor a network such as 172.16.0.0/12`);
  return parts;
});

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return isIP(address) !== 0 && isMask && more.length === 0;
}

/** What every service declares that limits how often something may be asked. */
export const limitVariables = {
  RATE_LIMIT: onOff({ default: true, desc: 'limits on requests: on, or off for load tests' }),
};

/** What a service declares that is a process of its own. */
export const drainVariables = {
  DRAIN_SECONDS: makeExactValidator<number>((input) => {
    const seconds = Number(input);
    if (!(seconds >= 0 && seconds <= 10)) throw new Error(`"${input}" is not a number of seconds from 0 to 10`);
    return seconds;
  })({ default: 5, desc: 'how many seconds it serves on after it is told to end, so that everybody has heard' }),
};
