import { bodyBytes } from '@rover/contracts/body-bytes';
import type { Service } from '@rover/platform/run/service';
import { bookingsVariables } from './bookings.config.js';
import { BookingsModule } from './bookings.module.js';
import { bookingsSchema } from './bookings.schema.js';

/** RSVPs and the seats they take; VIP bookings. */
export const bookings: Service<typeof bookingsVariables> = {
  name: 'bookings',
  variables: bookingsVariables,
  bodies: { jsonUpTo: bodyBytes.usual },
  schema: bookingsSchema,
  module: (config) => BookingsModule.register(config),
};
