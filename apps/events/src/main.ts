import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { events } from './service.js';

void runAlone(events);
