import type { OutgoingHttpHeaders } from 'node:http';
import { expect } from '@playwright/test';
import type { DeclaredRoute } from '@rover/platform/testing/routes-of';
import { Api } from '../support/api.js';
import { admin } from '../support/pub.js';
import { routes } from '../support/routes.js';
import type { AbuseClient } from './abuse-client.js';
import { hostileTexts, hostileValues, mark } from './hostile-values.js';
import { sampleOf } from './sampling.js';
import { createTargets, parametersIn, pathOf, refusedForms, soundForms, type Targets } from './targets.js';
import { test } from './test.js';

const said = [mark];
const json = 'application/json';

/** What is fuzzed. */
interface Fuzzed {
  client: AbuseClient;
  route: DeclaredRoute;
  /** The method and path of the route. */
  name: string;
  up: Targets;
  headers: OutgoingHttpHeaders;
}

/** Shared by all routes: to create them anew for each would take longer than the requests. */
let targets: Targets | undefined;
let bearer: string | undefined;

test.beforeEach(async ({ api, pub, accounts }) => {
  // By an API that outlives each test, and so does what it created.
  targets ??= await createTargets(new Api(pub.url), accounts);
  bearer ??= `Bearer ${await api.login()}`;
});

/** JSON of a form, put together as text: some of what is in it cannot be made otherwise. */
function formOf(sound: object, field: string, value: string | undefined): string {
  const fields = Object.entries(sound).filter(([name]) => name !== field);
  const members = fields.map(([name, told]) => `${JSON.stringify(name)}:${JSON.stringify(told)}`);
  if (value !== undefined) members.push(`${JSON.stringify(field)}:${value}`);
  return `{${members.join()}}`;
}

async function fuzzBody({ client, route, name, up, headers }: Fuzzed): Promise<void> {
  const sound = soundForms(up)[name] ?? {};
  for (const field of route.body) {
    for (const value of sampleOf(hostileValues, `${name} ${field}`)) {
      const attempt = {
        method: route.method,
        path: pathOf(route, up),
        headers: { ...headers, 'content-type': json },
        body: formOf(sound, field, value.json),
        said,
      };
      await client.try(attempt, `${name}, ${field}: ${value.name}`);
    }
  }
}

async function fuzzQuery({ client, route, name, up, headers }: Fuzzed): Promise<void> {
  for (const field of route.query) {
    for (const value of sampleOf(queriesOf(field), `${name} ${field}`)) {
      const path = `${pathOf(route, up)}?${value.query}`;
      await client.try({ method: route.method, path, headers, said }, `${name}?${field}: ${value.name}`);
    }
  }
}

/** A field of a query, hostile by what it says or by how often it does. */
function queriesOf(field: string): { name: string; query: string }[] {
  return [
    ...hostileTexts.map(({ name, text }) => ({ name, query: `${field}=${asQuery(text)}` })),
    { name: 'said twice', query: `${field}=1&${field}=2` },
    { name: 'a list', query: `${field}[]=${mark}&${field}[0]=1` },
    { name: 'an object', query: `${field}[a]=${mark}&${field}[__proto__][b]=1` },
    { name: 'bytes that are no text', query: `${field}=%ff%fe%80` },
    { name: 'half a percent sign', query: `${field}=%&%zz=${mark}` },
    { name: 'a crowd of fields', query: Array(900).fill(`${field}=1`).join('&') },
  ];
}

const asQuery = (text: string) => encodeURIComponent(text.replace(/\ud800/, '\ufffd'));

async function fuzzPath({ client, route, name, up, headers }: Fuzzed): Promise<void> {
  for (const parameter of parametersIn(route)) {
    for (const value of sampleOf(pathWords, `${name} ${parameter}`)) {
      const path = pathOf(route, up, parameter, value.written);
      const { status } = await client.try({ method: route.method, path, headers, said }, `${name}: ${value.name}`);
      expect([value.name, status < 300 && route.method !== 'GET']).toEqual([value.name, false]);
    }
  }
}

/** What stands where the name of something belongs. */
const pathWords: { name: string; written: string }[] = [
  ...hostileTexts.filter(({ text }) => text).map(({ name, text }) => ({ name, written: asQuery(text) })),
  { name: 'nothing', written: '' },
  { name: 'bytes that are no text', written: '%ff%fe' },
  { name: 'half a percent sign', written: '%' },
  { name: 'a NUL and an ending', written: '%00.jpg' },
  { name: 'dots', written: '..' },
  { name: 'dots, encoded', written: '%2e%2e' },
  { name: 'dots, encoded twice', written: '%252e%252e' },
  { name: 'a way up, encoded', written: '..%2f..%2f..%2fetc%2fpasswd' },
  { name: 'a way up, backwards', written: '..%5c..%5cwindows%5cwin.ini' },
  { name: 'slashes', written: '//' },
  { name: 'a parameter', written: ';a=b' },
  { name: '5,000 characters', written: 'x'.repeat(5_000) },
];

for (const route of routes) {
  const name = `${route.method} ${route.path}`;
  test(`${name} responds as it should, whatever is sent to it`, async ({ client }) => {
    test.setTimeout(600_000);
    const fuzzed = { client, route, name, up: targets as Targets, headers: { authorization: bearer } };
    await fuzzBody(fuzzed);
    await fuzzQuery(fuzzed);
    await fuzzPath(fuzzed);
  });
}

test('every form is taken when nothing is wrong with it, so each field is tried in a form that is right otherwise', async ({
  client,
}) => {
  const up = targets as Targets;
  const forms = soundForms(up);
  const withForms = routes.filter(({ body }) => body.length > 0);
  expect(Object.keys(forms).sort()).toEqual(withForms.map(({ method, path }) => `${method} ${path}`).sort());
  for (const route of withForms) {
    const name = `${route.method} ${route.path}`;
    const { status } = await client.try({
      method: route.method,
      path: pathOf(route, up),
      headers: { authorization: bearer, 'content-type': json },
      body: JSON.stringify(forms[name]),
    });
    expect([name, status < 300 ? 'taken' : status]).toEqual([name, refusedForms[name] ?? 'taken']);
  }
});

test('after all of it nobody has become an admin, and no seat is lost', async ({ pub }) => {
  const admins = "SELECT email FROM auth.accounts WHERE user_type = 'admin' AND email NOT LIKE '%@guest.test'";
  expect(await pub.query(admins, [])).toEqual([admin.email]);
  const uneven = `
    SELECT event_id FROM bookings.seats LEFT JOIN bookings.rsvps USING (event_id)
    GROUP BY event_id, taken
    HAVING taken <> coalesce(sum(guests) FILTER (WHERE status <> 'cancelled'), 0)`;
  expect(await pub.query(uneven, [])).toEqual([]);
});
