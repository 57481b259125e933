import { ConfigError, readConfig } from '@rover/platform/config/read-config';
import { standaloneVariables } from './standalone.config.js';

const wrong = {
  PORT: 'http',
  PUBLIC_URL: 'foo://pub.test',
  ADMIN_PASSWORD: 'ab',
  DATABASE_URL: 'mysql://pub@localhost/pub',
  RABBITMQ_URL: 'http://localhost:5672',
  REDIS_URL: 'foo:bar',
  S3_ENDPOINT: 'minio:9000',
  SMTP_URL: 'http://localhost',
  JWT_PRIVATE_KEY: 'a key',
  IMAGE_MB: '-1',
  RECORDING_MB: '0',
  SLOW_REQUEST_MS: 'soon',
};

it('is told all that is wrong at once, before anything is started, and no secret', () => {
  let told: unknown;
  try {
    readConfig(standaloneVariables, wrong);
  } catch (error) {
    told = error;
  }
  expect(told).toBeInstanceOf(ConfigError);
  const { problems } = told as ConfigError;
  expect(problems.map((problem) => problem.split(':', 1)[0]).sort()).toEqual(Object.keys(wrong).sort());
  expect(problems.join('\n')).not.toMatch(/a key|pub@localhost/);
});
