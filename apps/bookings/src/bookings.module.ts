import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotentAnswers } from '@rover/platform/idempotency/idempotent-answers';
import { BOOKINGS_CONFIG, type BookingsConfig } from './bookings.config.js';
import { DoorController } from './door/door.controller.js';
import { ReadDoorList } from './door/read-door-list.js';
import { BookingNewsController } from './news/booking-news.controller.js';
import { ReadBookingNews } from './news/read-booking-news.js';
import { CancelRsvp } from './rsvps/cancel-rsvp.js';
import { DeleteRsvp } from './rsvps/delete-rsvp.js';
import { DemoGuests } from './rsvps/demo-guests.js';
import { EditRsvp } from './rsvps/edit-rsvp.js';
import { ListRsvps } from './rsvps/list-rsvps.js';
import { PlaceRsvp } from './rsvps/place-rsvp.js';
import { Rsvp } from './rsvps/rsvp.entity.js';
import { RsvpsAdminController } from './rsvps/rsvps.admin.controller.js';
import { RsvpsController } from './rsvps/rsvps.controller.js';
import { Seating } from './rsvps/seating.js';
import { EventListener } from './seats/event.listener.js';
import { EventDirectory } from './seats/event-directory.js';
import { EventsController } from './seats/events.controller.js';
import { ReconcileSeats } from './seats/reconcile-seats.js';
import { Seats } from './seats/seats.js';
import { DeleteVipBooking } from './vip/delete-vip-booking.js';
import { EditVipBooking } from './vip/edit-vip-booking.js';
import { ListVipBookings } from './vip/list-vip-bookings.js';
import { PlaceVipBooking } from './vip/place-vip-booking.js';
import { VipAdminController } from './vip/vip.admin.controller.js';
import { VipController } from './vip/vip.controller.js';
import { VipBooking } from './vip/vip-booking.entity.js';

@Module({})
export class BookingsModule {
  static register(config: BookingsConfig): DynamicModule {
    return {
      module: BookingsModule,
      imports: [TypeOrmModule.forFeature([Rsvp, VipBooking])],
      controllers: [
        RsvpsController,
        RsvpsAdminController,
        VipController,
        VipAdminController,
        BookingNewsController,
        DoorController,
        EventsController,
      ],
      providers: [
        { provide: BOOKINGS_CONFIG, useValue: config },
        Seats,
        EventListener,
        EventDirectory,
        ReconcileSeats,
        IdempotentAnswers,
        PlaceRsvp,
        Seating,
        CancelRsvp,
        ListRsvps,
        EditRsvp,
        DeleteRsvp,
        PlaceVipBooking,
        ListVipBookings,
        EditVipBooking,
        DeleteVipBooking,
        ReadBookingNews,
        ReadDoorList,
        DemoGuests,
      ],
    };
  }
}
