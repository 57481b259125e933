import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';
import { toErrorReply } from './error-answer.js';

const template = readFileSync(path.resolve('../../docker/nginx/templates/error-words.conf.template'), 'utf8');

/** One of nginx's tables, by the status that it is asked for. */
function table(name: string): Map<string, string> {
  const [, lines = ''] = new RegExp(`map \\$status \\$${name} \\{\\n([^}]*)\\}`).exec(template) ?? [];
  const entries = [...lines.matchAll(/^ {2}(\S+) "?(.*?)"?;$/gm)];
  return new Map(entries.map(([, status = '', value = '']) => [status, value]));
}

describe('nginx, where it refuses something itself,', () => {
  const codes = table('error_code');
  const messages = table('error_message');
  const retries = table('retry_after');

  it.each([...codes])('says of %s what a service would say: %s', (status, code) => {
    const reply = toErrorReply(new DomainError(code as ErrorCode, ''), 'request');
    if (/^\d+$/.test(status)) expect(reply.status).toBe(Number(status));
    expect(messages.get(status)).toBe(reply.body.message);
    expect(retries.get(status) ?? '').toBe(reply.headers['retry-after'] ?? '');
  });
});
