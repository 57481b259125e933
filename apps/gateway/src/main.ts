import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { gateway } from './service.js';

void runService(gateway);
