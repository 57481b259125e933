import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMails1764000000000 implements MigrationInterface {
  readonly name = 'CreateMails1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        key text NOT NULL UNIQUE,
        kind text NOT NULL,
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text NOT NULL,
        attachments jsonb NOT NULL DEFAULT '[]',
        message_id text NOT NULL,
        status text NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'suppressed')),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX mails_due ON mails (next_attempt_at) WHERE status IN ('queued', 'sending');
      CREATE INDEX mails_by_age ON mails (created_at);
      CREATE INDEX mails_by_recipient ON mails (lower(recipient), kind, created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mails');
  }
}
