import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { bookings } from './service.js';

void runService(bookings);
