import type { ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { AbuseClient } from './abuse-client.js';
import { mark } from './hostile-values.js';
import { faultsOf } from './response-checks.js';

const refusal = {
  success: false,
  statusCode: 400,
  code: 'MALFORMED',
  message: 'The request could not be read.',
  errors: [],
  requestId: '4e27bd23-5561-402c-ac57-bbb34bf96924',
};

const told = (message: string) => (response: ServerResponse) => send(response, 400, { ...refusal, message });

/** Ways to answer badly, and what there is to say of each. */
const lapses: Record<string, [answer: (response: ServerResponse) => void, fault: RegExp]> = {
  'breaks down': [(response) => send(response, 500, { ...refusal, statusCode: 500 }), /answered 500/],
  'is not there': [(response) => send(response, 502, { ...refusal, statusCode: 502 }), /answered 502/],
  'hangs up': [(response) => response.destroy(), /no answer/],
  'shows a stack': [told('Oops\n    at RsvpsService.place (node:internal/timers:12:3)'), /shows a stack/],
  'shows a file': [told('Cannot find module /home/rover/node_modules/pg'), /shows a file of ours/],
  'shows SQL': [told('SELECT id FROM accounts WHERE email = $1'), /shows SQL/],
  'shows what the database says': [told('duplicate key value violates unique constraint "a"'), /words of the database/],
  'shows its driver': [told('QueryFailedError'), /shows a driver/],
  'shows what the system says': [told('connect ECONNREFUSED'), /shows an error of the system/],
  'shows an address inside': [told('no answer from 127.0.0.1:5432'), /shows an address inside/],
  'shows a hash': [(response) => send(response, 200, { hash: '$argon2id$v=19$m=19456' }), /shows a hash of a password/],
  'shows the state of a token': [(response) => send(response, 200, { tokenVersion: 3 }), /shows the state of a token/],
  'repeats what was sent': [told(`Unknown field ${mark}`), /repeats what was sent/],
  'answers in HTML': [(response) => send(response, 404, '<h1>', { 'content-type': 'text/html' }), /not JSON/],
  'answers what only says it is JSON': [(response) => send(response, 400, '<h1>'), /is not JSON/],
  'says another status than it has': [(response) => send(response, 404, refusal), /is no error answer/],
  'leaves its id out': [(response) => send(response, 400, { ...refusal, requestId: undefined }), /is no error answer/],
  'tells more than it should': [(response) => send(response, 400, { ...refusal, cause: {} }), /is no error answer/],
  'is a success all the same': [(response) => send(response, 400, { ...refusal, success: true }), /is no error answer/],
  'tells what it runs on': [(response) => send(response, 200, {}, { 'x-powered-by': 'Express' }), /what it runs on/],
};

let answer: (response: ServerResponse) => void;

class FaultyServer extends StandIn {
  protected override async answer(_request: unknown, response: ServerResponse): Promise<void> {
    answer(response);
  }
}

for (const [lapse, [badly, fault]] of Object.entries(lapses)) {
  test(`a server that ${lapse} is detected`, async () => {
    const server = await FaultyServer.open();
    const client = new AbuseClient(server.url);
    answer = badly;
    await client.try({ method: 'GET', path: '/', said: [mark] });
    expect(client.faults).toEqual([expect.stringMatching(fault)]);
    await server.close();
  });
}

test('a slow server is detected', () => {
  const answered = { status: 200, headers: {}, text: '{}' };
  expect(faultsOf({ ...answered, milliseconds: 2_999 })).toEqual([]);
  expect(faultsOf({ ...answered, milliseconds: 3_001 })).toEqual(['took 3001 ms']);
});

test('what stands in front of a server may tell its name, and no version; the service itself neither', () => {
  const answered = (server: string) => ({ status: 200, headers: { server }, text: '{}', milliseconds: 1 });
  const fault = ['tells what it runs on'];
  expect(faultsOf(answered('nginx'), { front: 'nginx' })).toEqual([]);
  expect(faultsOf(answered('nginx/1.28.0'), { front: 'nginx' })).toEqual(fault);
  expect(faultsOf(answered('nginx'))).toEqual(fault);
});

test('a server that refuses as it should has no fault', async () => {
  const server = await FaultyServer.open();
  const client = new AbuseClient(server.url);
  answer = told('The request could not be read.');
  await client.try({ method: 'GET', path: '/', said: [mark] });
  answer = (response) => send(response, 200, [{ title: `SELECT ${mark} FROM taps WHERE pint = 1` }]);
  await client.try({ method: 'GET', path: '/', said: [mark] });
  expect(client.faults).toEqual([]);
  await server.close();
});
