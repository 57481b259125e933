import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { events } from './service.js';

void runService(events);
