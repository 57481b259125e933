/** Where the servers are that specs of adapters talk to: the addresses in the environment, or the usual ports. */
export const rabbitUrl = () => process.env.TEST_RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';
export const redisUrl = () => process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
