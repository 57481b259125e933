import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { gateway } from './service.js';

void runAlone(gateway);
