import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@rover/contracts/errors';
import type { DataSource } from 'typeorm';
import { DomainError } from '../http/domain-error.js';
import { openSchema } from '../testing/open-schema.js';
import { rowsRead } from '../testing/rows-read.js';
import { CreateIdempotentAnswers1764000000002 } from './idempotency.migration.js';
import { IdempotentAnswers } from './idempotent-answers.js';

describe('the answers to keyed requests', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const schema = { name: 'pub', entities: [], migrations: [CreateIdempotentAnswers1764000000002] };
    ({ dataSource, close } = await openSchema(schema));
  });
  afterAll(() => close());

  const put = (count: number, age: string) =>
    dataSource.query(
      `INSERT INTO idempotent_answers (key_hash, fingerprint, answer, answered_at)
       SELECT sha256(gen_random_uuid()::text::bytea), '', '{}', now() - $2::interval FROM generate_series(1, $1)`,
      [count, age],
    );

  it('are what was refused for a reason of the request, and not what we could not do', async () => {
    const answers = new IdempotentAnswers(dataSource);
    const refuse = (code: ErrorCode) => async () => {
      throw new DomainError(code, '');
    };
    for (const [code, becomes] of [
      ['EVENT_FULL', { refusal: { code: 'EVENT_FULL' } }],
      ['UNAVAILABLE', undefined],
      ['INTERNAL', undefined],
    ] as const) {
      const request = { scope: 'rsvp', key: randomUUID(), body: {} };
      await expect(answers.once(request, refuse(code))).rejects.toMatchObject({ code });
      const known = await answers.known(request);
      if (becomes) expect(known).toMatchObject(becomes);
      else expect(known).toBeUndefined();
    }
  });

  it('of an evening are not all read for each crowd, though there were but old ones when PostgreSQL last counted', async () => {
    await put(2_000, '2 days');
    await dataSource.query('ANALYZE idempotent_answers');
    await put(20_000, '1 minute');
    const requests = Array.from({ length: 64 }, () => ({ scope: 'rsvp', key: randomUUID(), body: {} }));
    const read = await rowsRead(dataSource, 'idempotent_answers', async (manager) => {
      const answers = new IdempotentAnswers(manager as unknown as DataSource);
      await answers.onceEach(requests, async () => []);
    });
    expect(read).toBeLessThan(500);
  });
});
