import { execFileSync } from 'node:child_process';
import { chown, lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { files } from '../support/media-desk.js';
import { admin, openPub } from '../support/pub.js';

// Several pubs start in turn.
test.describe.configure({ timeout: 300_000 });

test('a wrong configuration is told whole and readable, and nothing starts', async () => {
  const start = openPub({ env: { PORT: 'bar', ADMIN_EMAIL: 'nobody', LOG_LEVEL: 'loud' } });
  const error = await start.then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  expect(error.message).toContain('exit 1');
  for (const variable of ['PORT', 'ADMIN_EMAIL', 'LOG_LEVEL']) expect(error.message).toContain(`${variable}:`);
  expect(error.message).not.toMatch(/\n\s+at /);
});

test('a data folder that cannot be used is told, with a way out', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'pub-'));
  const file = path.join(parent, 'file');
  await writeFile(file, '');
  for (const dataDir of [file, path.join(file, 'data')]) {
    const error = await openPub({ dataDir }).then(
      () => new Error('it started'),
      (reason: Error) => reason,
    );
    expect(error.message).toContain(`DATA_DIR ${dataDir} is no folder`);
    expect(error.message).not.toMatch(/\n\s+at /);
  }
  await rm(parent, { recursive: true });
});

test('a port in use is told, with a way out', async () => {
  const first = await openPub();
  const { port } = new URL(first.url);
  const error = await openPub({ env: { PORT: port } }).then(
    () => new Error('it started'),
    (reason: Error) => reason,
  );
  await first.close();
  await first.removeData();
  expect(error.message).toContain(`Port ${port}`);
  expect(error.message).toContain(`PORT=${Number(port) + 1} npm start`);
});

test('a second copy on the same data is refused; beside it, on its own, it runs', async () => {
  const first = await openPub();
  for (const DATABASE_URL of ['', 'postgres://127.0.0.1:9/another']) {
    const error = await openPub({ dataDir: first.dataDir, env: { DATABASE_URL } }).then(
      () => new Error('it started'),
      (reason: Error) => reason,
    );
    expect(error.message).toContain('in use');
  }
  const beside = await openPub();
  expect((await fetch(`${beside.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  for (const pub of [first, beside]) {
    await pub.close();
    await pub.removeData();
  }
});

test('a password that nobody chose is told at the first start, and stays in its file until its owner deletes it', async () => {
  const env = { ADMIN_PASSWORD: '' };
  const first = await openPub({ env });
  const { dataDir } = first;
  const file = path.join(dataDir, 'admin-password.txt');
  const password = (await readFile(file, 'utf8')).trim();
  // It is open before it has said so, and before that is heard here.
  await expect.poll(first.output).toContain(password);
  await first.close();

  const second = await openPub({ dataDir, env });
  await expect.poll(second.output).toMatch(/Password +see \S+admin-password\.txt/);
  await second.close();
  await rm(file);

  const third = await openPub({ dataDir, env });
  await expect.poll(third.output).toMatch(/Password +the one given at the first start/);
  expect(await readFile(file, 'utf8').catch(({ code }) => code)).toBe('ENOENT');
  const { status } = await new Api(third.url).call('POST', '/api/auth/login', {
    json: { email: admin.email, password },
  });
  expect(status).toBe(200);
  await third.close();
  await third.removeData();
});

test('the login that is told is one that opens the pub, whatever ADMIN_EMAIL says by now', async () => {
  const first = await openPub({ env: { ADMIN_EMAIL: 'a@pub.test', ADMIN_PASSWORD: '' } });
  const { dataDir } = first;
  const told = async (pub: typeof first, ...rows: RegExp[]) => {
    for (const row of rows) await expect.poll(pub.output).toMatch(row);
    await pub.close();
  };
  await told(first, /Login +a@pub\.test/);

  const second = await openPub({ dataDir, env: { ADMIN_EMAIL: 'b@pub.test', ADMIN_PASSWORD: '' } });
  await told(second, /Login +a@pub\.test/, /Password +see \S+admin-password\.txt/);

  await writeFile(path.join(dataDir, 'admin-password.txt'), 'another-than-the-one-chosen-since\n');
  const third = await openPub({ dataDir, env: { ADMIN_PASSWORD: '' } });
  await told(third, /Login +a@pub\.test/, /Password +the one given at the first start/);
  await third.removeData();
});

test('root leaves a pub to its owner as it was found: with files and mails that are all the owner’s', async () => {
  test.skip(process.getuid?.() !== 0, 'only root can act as others');
  const owner = Number(execFileSync('id', ['-u', 'nobody']));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pub-'));
  await chown(dataDir, owner, owner);
  const pub = await openPub({ dataDir });
  const api = new Api(pub.url);
  expect((await api.upload(files.bar.buffer)).status).toBe(201);
  const { id: eventId } = await api.createEvent();
  await api.rsvp({ eventId, email: 'grace@guest.test' });
  await pub.mailsTo('grace@guest.test');
  await pub.close();

  const names = await readdir(dataDir, { recursive: true });
  const kept = expect.arrayContaining(['mail', 'files', 'postgres', 'jwt-private-key.pem']);
  expect(names).toEqual(kept);
  const owners = names.map(async (name) => [name, (await lstat(path.join(dataDir, name))).uid]);
  expect(await Promise.all(owners)).toEqual(names.map((name) => [name, owner]));
  await pub.removeData();
});

test('a secret that was not written to its end is made anew', async () => {
  const first = await openPub();
  const key = path.join(first.dataDir, 'jwt-private-key.pem');
  await first.kill();
  await writeFile(key, '');
  const second = await openPub({ dataDir: first.dataDir });
  expect(await readFile(key, 'utf8')).toContain('PRIVATE KEY');
  await second.close();
  await second.removeData();
});

test('the log of a pub in one process is told in its name, not in that of one of its services', async () => {
  const pub = await openPub();
  const api = new Api(pub.url);
  const { id: eventId } = await api.createEvent();
  for (const _ of 'four') await api.rsvp({ eventId, email: 'often@guest.test' });
  await expect.poll(pub.output).toContain('is not mailed');
  const lines = pub.output().split('\n');
  const line = JSON.parse(lines.find((one) => one.includes('is not mailed')) ?? '{}');
  expect(line).toMatchObject({ service: 'standalone', context: 'MailQueue' });
  await pub.close();
  await pub.removeData();
});
