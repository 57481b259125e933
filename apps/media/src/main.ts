import 'reflect-metadata';
import { runAlone } from '@rover/platform/run/run-alone';
import { media } from './service.js';

void runAlone(media);
