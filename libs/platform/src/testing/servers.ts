/** Where the RabbitMQ of the specs is; empty when there is none. See tools/servers.mjs. */
export const rabbitUrl = process.env.TEST_RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

/** Where the Redis of the specs is; empty when there is none. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Where a server that speaks S3 is, as http://account:secret@host:port; empty when there is none but the stand-in. */
export const s3Url = process.env.TEST_S3_URL ?? '';

/** Specs that need a real server: skipped where there is none. */
export function describeOn(server: string, url: string, specs: () => void): void {
  (url === '' ? describe.skip : describe)(`on a real ${server}:`, specs);
}
