import { readConfig } from '@rover/platform/config/read-config';
import { notificationsVariables } from './notifications.config.js';

const needed = {
  DATABASE_URL: 'postgres://localhost/rover',
  AUTH_URL: 'http://localhost:4001',
  PUBLIC_URL: 'https://pub.example',
};

function read(environment: Record<string, string>) {
  return readConfig(notificationsVariables, { ...needed, ...environment });
}

describe('the configuration of notifications', () => {
  it('wants to know where mails go: to a server or into a folder', () => {
    expect(() => read({})).toThrow(/MAIL_DIR: is required \(the folder .* when SMTP_URL is unset\)/);
    expect(read({ MAIL_DIR: '/var/mail' }).MAIL_DIR).toBe('/var/mail');
    expect(read({ SMTP_URL: 'smtps://pub:stout@mail.example:465' }).MAIL_DIR).toBeUndefined();
  });

  it.each(['mail.example', 'http://mail.example', 'smtp:///'])('refuses %s as a mail server', (SMTP_URL) => {
    expect(() => read({ SMTP_URL })).toThrow(/SMTP_URL: must be the address of a mail server/);
  });

  it('writes as the pub, unless told otherwise', () => {
    const own = { MAIL_DIR: '/var/mail', MAIL_FROM: '"Rover, Cabo" <rsvp@pub.example>' };

    expect(read({ MAIL_DIR: '/var/mail' }).MAIL_FROM).toEqual({
      name: 'The Wild Rover',
      address: 'hello@thewildrover.example',
    });
    expect(read(own).MAIL_FROM).toEqual({ name: 'Rover, Cabo', address: 'rsvp@pub.example' });
  });

  it.each(['The Wild Rover', 'a@pub.example, b@pub.example', 'The Wild Rover <hello>'])(
    'refuses %s as a sender',
    (MAIL_FROM) => {
      expect(() => read({ MAIL_DIR: '/var/mail', MAIL_FROM })).toThrow(/MAIL_FROM: must be one address/);
    },
  );
});
