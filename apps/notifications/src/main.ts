import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { notifications } from './service.js';

void runAlone(notifications);
