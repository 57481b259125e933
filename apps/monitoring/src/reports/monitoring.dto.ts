import { monitoringDays } from '@rover/contracts/monitoring';
import { WholeNumber } from '@rover/platform/validation/whole-number';

const { min, max, usual } = monitoringDays;

export class MonitoringDto {
  @WholeNumber({ label: 'Days', min, max })
  days: number = usual;
}
