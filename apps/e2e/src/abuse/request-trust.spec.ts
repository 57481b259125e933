import { expect } from '@playwright/test';
import { aNewcomer } from '../support/accounts.js';
import { Api, aGuest, aHost } from '../support/api.js';
import { openPub } from '../support/pub.js';
import { AbuseClient } from './abuse-client.js';
import { test } from './test.js';

const json = { 'content-type': 'application/json' };

/** A host that nothing else names. */
const forgedHost = 'where-the-request-says.test';

/** What a request says of where it was sent to, and came from. */
const forgedHeaders: Record<string, string> = {
  host: forgedHost,
  'x-forwarded-host': forgedHost,
  'x-forwarded-server': forgedHost,
  'x-forwarded-proto': 'javascript',
  'x-forwarded-prefix': `//${forgedHost}`,
  'x-original-url': `//${forgedHost}/`,
  'x-rewrite-url': `//${forgedHost}/`,
  'x-host': forgedHost,
  forwarded: `for=1.2.3.4;host=${forgedHost};proto=https`,
  origin: `https://${forgedHost}`,
  referer: `https://${forgedHost}/a`,
};

test('the links of a mail lead to the pub, wherever the request says it is', async ({ accounts, api, pub, client }) => {
  const newcomer = aNewcomer();
  const guest = aGuest();
  const { id: eventId } = await api.createEvent();
  const send = (path: string, body: object) =>
    client.try({ method: 'POST', path, headers: { ...forgedHeaders, ...json }, body: JSON.stringify(body) });
  expect((await send('/api/auth/register', newcomer)).status).toBe(201);
  expect((await send('/api/events/rsvp', { ...guest, eventId })).status).toBe(201);
  await accounts.post('verify-email', { token: await accounts.mailedToken(newcomer.email, 'verify-email') });
  expect((await send('/api/auth/forgot-password', { email: newcomer.email })).status).toBe(200);
  await accounts.mailedToken(newcomer.email, 'reset-password');
  const mails = [...(await pub.mailsTo(newcomer.email, 2)), ...(await pub.mailsTo(guest.email, 1))];
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain(forgedHost);

  for (const path of ['/', '/events', '/sitemap.xml', '/robots.txt', '/api/events', '/events.ics', '/nowhere']) {
    const { text, headers } = await client.try({ method: 'GET', path, headers: forgedHeaders, mayBePage: true });
    expect([path, (text + JSON.stringify(headers)).includes(forgedHost)]).toEqual([path, false]);
  }
});

/** Addresses of mail that would carry more than an address; nothing else in the pub speaks of their host. */
const addresses = [
  'a@b.cd\r\nBcc: thief@thieves.test',
  'a@b.cd\nBcc: thief@thieves.test',
  'a@b.cd%0aBcc:thief@thieves.test',
  'a@b.cd, thief@thieves.test',
  'a@b.cd;thief@thieves.test',
  'a@b.cd thief@thieves.test',
  '<a@b.cd>',
  'Anne <a@b.cd>',
  '"a@thieves.test>\r\nBcc: b"@b.cd',
  '"x@thieves.test y"@b.cd',
  'a(comment)@b.cd',
  'a@[127.0.0.1]',
  '@thieves.test:a@b.cd',
  'a@b.cd\u0000',
  'a@b.cd\u2028c',
  `${'a'.repeat(300)}@b.cd`,
  'a@b',
  'a@@b.cd',
  '=?utf-8?q?a=40thieves.test=3E=00?=@b.cd',
];

test('an address is one address, or it is refused', async ({ api, pub, client }) => {
  const { id: eventId } = await api.createEvent({ capacity: 0 });
  const forms: [path: string, form: object, field: string][] = [
    ['/api/events/rsvp', { ...aGuest(), eventId }, 'email'],
    ['/api/vip/book', aHost(), 'hostEmail'],
    ['/api/auth/register', aNewcomer(), 'email'],
    ['/api/auth/forgot-password', {}, 'email'],
    ['/api/auth/resend-verification', {}, 'email'],
  ];
  for (const [path, form, field] of forms) {
    for (const address of addresses) {
      const body = JSON.stringify({ ...form, [field]: address });
      const { status } = await client.try({ method: 'POST', path, headers: json, body, said: ['thieves.test'] });
      expect([path, address, status]).toEqual([path, address, 400]);
    }
  }
  expect(JSON.stringify(await pub.mails())).not.toContain('thieves.test');
});

test('a name stays a name: in no mail it becomes a head, a subject or another who gets it', async ({ api, pub }) => {
  const { id: eventId } = await api.createEvent();
  const guest = {
    ...aGuest(),
    eventId,
    fullName: 'Grace" <thief@evil.test>, "O’Malley; Bcc: thief@evil.test =?utf-8?q?a?=',
  };
  expect((await api.rsvp(guest)).status).toBe(201);
  const [mail] = await pub.mailsTo(guest.email);
  expect(mail?.to?.map(({ address }) => address)).toEqual([guest.email]);
  expect([mail?.cc, mail?.bcc]).toEqual([undefined, undefined]);
  expect(mail?.subject).not.toMatch(/evil|Grace/);
});

/** Who says on each request that it comes from elsewhere. */
const elsewhere = (turn: number) => ({
  'x-forwarded-for': `203.0.113.${turn}, 198.51.100.${turn}`,
  'x-real-ip': `203.0.113.${turn}`,
  'x-client-ip': `203.0.113.${turn}`,
  'x-cluster-client-ip': `203.0.113.${turn}`,
  'true-client-ip': `203.0.113.${turn}`,
  'cf-connecting-ip': `203.0.113.${turn}`,
  forwarded: `for=203.0.113.${turn}`,
  via: `1.1 proxy-${turn}`,
});

test('a rate limit counts by the real address, not by a forged one', async ({ pub: _pub }, testInfo) => {
  const strict = await openPub({ env: { RATE_LIMIT: 'on' } });
  const client = new AbuseClient(strict.url);
  const statuses = async (times: number, path: string, form: (turn: number) => object) => {
    const found: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const headers = { ...json, ...elsewhere(turn), authorization: `Bearer ${turn}`, cookie: `session=${turn}` };
      const answer = await client.try({ method: 'POST', path, headers, body: JSON.stringify(form(turn)) });
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      found.push(answer.status);
    }
    return found;
  };
  const times = (count: number, status: number) => Array<number>(count).fill(status);
  try {
    const vip = await statuses(12, '/api/vip/book', aHost);
    expect(vip).toEqual([...times(10, 201), ...times(2, 429)]);
    const register = await statuses(7, '/api/auth/register', aNewcomer);
    expect(register).toEqual([...times(5, 201), ...times(2, 429)]);
    const forgot = await statuses(7, '/api/auth/forgot-password', (turn) => ({ email: `guest-${turn}@guest.test` }));
    expect(forgot).toEqual([...times(5, 200), ...times(2, 429)]);
    const spellings = ['publican@pub.test', 'PUBLICAN@pub.test', ' publican@pub.test ', 'Publican@Pub.Test'];
    const login = await statuses(8, '/api/auth/login', (turn) => ({
      email: spellings[turn % spellings.length],
      password: `guess-number-${turn}`,
    }));
    expect(login).toEqual([...times(6, 401), ...times(2, 429)]);
    expect((await new Api(strict.url).call('GET', '/readyz')).status).toBe(200);
    expect(client.faults).toEqual([]);
  } finally {
    await client.close(testInfo);
    await strict.close();
    await strict.removeData();
  }
});

test('without rate limits the same flood gets through, so it is they that stop it', async ({ client }) => {
  for (let turn = 0; turn < 12; turn += 1) {
    const headers = { ...json, ...elsewhere(turn) };
    const answer = await client.try({
      method: 'POST',
      path: '/api/vip/book',
      headers,
      body: JSON.stringify(aHost()),
    });
    expect(answer.status).toBe(201);
  }
});
