import type { Config } from '@rover/platform/config/read-config';
import { databaseVariables, serviceVariables, tokenVariables } from '@rover/platform/config/variables';

export const monitoringVariables = {
  ...serviceVariables,
  ...databaseVariables,
  ...tokenVariables,
};

export type MonitoringConfig = Config<typeof monitoringVariables>;
