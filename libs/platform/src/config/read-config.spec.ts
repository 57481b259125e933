import { str, url } from 'envalid';
import { ConfigError, readConfig } from './read-config.js';
import { listenPort, megabytes, networks, siteAddress } from './variables.js';

const variables = {
  PORT: listenPort({ default: 8080, desc: 'where the site listens' }),
  PUBLIC_URL: url({ desc: 'the address in mails' }),
  LOG_LEVEL: str({ choices: ['info', 'debug'], default: 'info' }),
};

describe('the configuration', () => {
  it('is typed and defaulted', () => {
    const config = readConfig(variables, { PUBLIC_URL: 'http://pub.test', PORT: '0', LOG_LEVEL: '' });
    expect(config.PORT).toBe(0);
    expect(config.LOG_LEVEL).toBe('info');
  });

  it('tells everything that is wrong at once, in words', () => {
    const read = () => readConfig(variables, { PORT: 'bar', LOG_LEVEL: 'loud' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT: .*where the site listens/);
    expect(read).toThrow(/PUBLIC_URL: is required \(the address in mails\)/);
    expect(read).toThrow(/LOG_LEVEL: .*loud/);
  });
});

describe('the address of the site', () => {
  const read = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL: siteAddress() }, { PUBLIC_URL }).PUBLIC_URL;

  it.each([
    ['https://pub.example/', 'https://pub.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://pub.example/cabo//', 'https://pub.example/cabo'],
  ])('as %s has no slash at its end', (given, address) => expect(read(given)).toBe(address));

  it.each(['pub.example', 'ftp://pub.example', '/'])('is not %s', (given) => {
    expect(() => read(given)).toThrow(/PUBLIC_URL: must be an address that begins with http:\/\/ or https:\/\//);
  });
});

describe('the size of an upload', () => {
  const read = (IMAGE_MB: string) => readConfig({ IMAGE_MB: megabytes() }, { IMAGE_MB }).IMAGE_MB;

  it.each([
    ['1', 1],
    ['25', 25],
  ])('may be %s', (given, size) => expect(read(given)).toBe(size));

  it.each(['0.5', '1.5', '0', '-1', '1e3', '25 MB', 'Infinity'])('is not %s: guests are told it as it is', (given) => {
    expect(() => read(given)).toThrow(/IMAGE_MB: "[^"]+" is not a whole number of megabytes, at least 1/);
  });
});

describe('a list of networks', () => {
  const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY: networks({ default: [] }) }, { TRUST_PROXY });

  it('has addresses and masks in it', () => {
    expect(read('').TRUST_PROXY).toEqual([]);
    expect(read('10.0.0.7, 172.16.0.0/12,fd00::/8').TRUST_PROXY).toEqual(['10.0.0.7', '172.16.0.0/12', 'fd00::/8']);
  });

  it.each(['true', '1', 'nginx', '10.0.0.7,', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', '*'])(
    'is never everybody, nor %j',
    (input) => expect(() => read(input)).toThrow(ConfigError),
  );
});
