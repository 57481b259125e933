import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Expiry } from '../database/sweeper.js';

/** A key may be used anew after a day. */
export const idempotencyExpiry: Expiry = { table: 'idempotent_answers', column: 'answered_at', age: '24 hours' };

/** What was answered to a request that came with an Idempotency-Key: an answer or a refusal, as it was sent. */
export class CreateIdempotentAnswers1764000000002 implements MigrationInterface {
  readonly name = 'CreateIdempotentAnswers1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE idempotent_answers (
        key_hash bytea PRIMARY KEY,
        fingerprint bytea NOT NULL,
        answer json,
        refusal json,
        answered_at timestamptz NOT NULL DEFAULT now(),
        CHECK (num_nonnulls(answer, refusal) = 1)
      );
      CREATE INDEX idempotent_answers_by_time ON idempotent_answers (answered_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE idempotent_answers');
  }
}
