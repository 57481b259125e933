import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { bookings } from './service.js';

void runAlone(bookings);
