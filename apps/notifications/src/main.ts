import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { notifications } from './service.js';

void runService(notifications);
