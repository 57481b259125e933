import 'reflect-metadata';
import { runService } from '@rover/platform/run/run-service';
import { auth } from './service.js';

void runService(auth);
