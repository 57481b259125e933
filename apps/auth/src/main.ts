import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { auth } from './service.js';

void runAlone(auth);
