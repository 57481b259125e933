import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { monitoring } from './service.js';

void runService(monitoring);
