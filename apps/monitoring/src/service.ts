import type { Service } from '@rover/platform/run/service';
import { monitoringVariables } from './monitoring.config.js';
import { MonitoringModule } from './monitoring.module.js';
import { monitoringSchema } from './monitoring.schema.js';

/** What went wrong, what was slow, what did not arrive, and who changed what. */
export const monitoring: Service<typeof monitoringVariables> = {
  name: 'monitoring',
  variables: monitoringVariables,
  bodies: { jsonUpTo: 1024 },
  schema: monitoringSchema,
  module: (config) => MonitoringModule.register(config),
};
