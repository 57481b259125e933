import { str, url } from 'envalid';
import { ConfigError, readConfig } from './read-config.js';
import { listenPort } from './variables.js';

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
