import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { media } from './service.js';

void runService(media);
