import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { monitoring } from './service.js';

void runAlone(monitoring);
