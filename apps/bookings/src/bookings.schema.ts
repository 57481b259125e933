import type { Schema } from '@rover/platform/database/data-source';
import {
  CreateIdempotentAnswers1764000000002,
  idempotencyExpiry,
} from '@rover/platform/idempotency/idempotency.migration';
import { messagingMigrations } from '@rover/platform/messaging/messaging.migration';
import { CoverBookingLists1764000000006 } from './bookings/cover-booking-lists.migration.js';
import { FoldBookingSearch1764000000007 } from './bookings/fold-booking-search.migration.js';
import { CountMoves1764000000009 } from './news/count-moves.migration.js';
import { CreateTallies1764000000004 } from './news/create-tallies.migration.js';
import { TallyStatuses1764000000005 } from './news/tally-statuses.migration.js';
import { CreateRsvps1764000000001 } from './rsvps/create-rsvps.migration.js';
import { Rsvp } from './rsvps/rsvp.entity.js';
import { CreateSeats1764000000000 } from './seats/create-seats.migration.js';
import { DescribeSeats1764000000008 } from './seats/describe-seats.migration.js';
import { CreateVipBookings1764000000003 } from './vip/create-vip-bookings.migration.js';
import { VipBooking } from './vip/vip-booking.entity.js';

export const bookingsSchema: Schema = {
  name: 'bookings',
  entities: [Rsvp, VipBooking],
  migrations: [
    ...messagingMigrations,
    CreateSeats1764000000000,
    CreateRsvps1764000000001,
    CreateIdempotentAnswers1764000000002,
    CreateVipBookings1764000000003,
    CreateTallies1764000000004,
    TallyStatuses1764000000005,
    CoverBookingLists1764000000006,
    FoldBookingSearch1764000000007,
    DescribeSeats1764000000008,
    CountMoves1764000000009,
  ],
  expiries: [idempotencyExpiry],
};
