import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { gateway } from '@rover/gateway/service';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';
import { drainVariables } from '@rover/platform/config/variables';
import { backingServiceVariables } from '@rover/platform/run/connect-backing-services';

/** Every service, and all variables that it reads as a process of its own: for specs of what starts them. */
export const declared = [auth, bookings, events, gateway, media, monitoring, notifications].map(
  ({ name, variables, needs = [] }) => ({
    name,
    variables: { ...variables, ...backingServiceVariables(needs), ...drainVariables } as Record<
      string,
      { desc?: string }
    >,
  }),
);
