import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { newGauge } from '../telemetry/metrics.js';

const connections = newGauge(
  'database_pool',
  'Connections to the database that are busy and idle, and requests that wait for one.',
  ['service', 'state'],
);

/** Notes for Prometheus how a service's connections to its database are doing. */
export function measurePool(service: string, { driver }: DataSource): void {
  const { totalCount, idleCount, waitingCount }: Pool = (driver as PostgresDriver).master;
  connections.labels(service, 'busy').set(totalCount - idleCount);
  connections.labels(service, 'idle').set(idleCount);
  connections.labels(service, 'waiting').set(waitingCount);
}
