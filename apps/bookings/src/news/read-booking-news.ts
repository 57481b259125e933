import { Injectable } from '@nestjs/common';
import type { BookingNewsAnswer, BookingTally } from '@rover/contracts/booking-news';
import { DataSource } from 'typeorm';

type Tallies = [rsvps: BookingTally, vip: BookingTally];

/** How many bookings there are, and a number that differs after every change of them. */
@Injectable()
export class ReadBookingNews {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<BookingNewsAnswer> {
    const [rsvps, vip]: Tallies = await this.dataSource.query(
      `SELECT sum(bookings)::float8 AS total, sum(changes)::float8 AS version
       FROM booking_tallies GROUP BY kind ORDER BY kind`,
    );
    return { rsvps, vip };
  }
}
