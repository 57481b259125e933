/** How far back monitoring reports, in days of the pub's time zone, including today. */
export const monitoringDays = { min: 1, max: 7, usual: 7 } as const;

/** `GET /api/admin/monitoring?days=7`. */
export interface MonitoringAnswer {
  totalErrors: number;
  /** YYYY-MM-DD in the pub's time zone → errors of that day. A day without any is left out. */
  errorsByDay: Record<string, number>;
  /** Message → count, the most frequent ones. Personal data is redacted in it. */
  commonErrors: Record<string, number>;
  /** Slowest first, one entry per endpoint. */
  slowEndpoints: SlowEndpoint[];
  /** Oldest first; if there are many, an evenly spread sample. */
  memoryUsage: MemorySnapshot[];
}

/** A slow endpoint, with its slowest response. */
export interface SlowEndpoint {
  service: string;
  /** Method and route template: `PUT /api/admin/events/:id`. */
  endpoint: string;
  /** When the slowest response was sent: ISO 8601 in UTC. */
  timestamp: string;
  /** Milliseconds of the slowest response, from the complete request to the start of the response. */
  responseTime: number;
  /** How often it was slow. */
  count: number;
}

/** The memory use of a process at a moment. Sizes are in bytes. */
export interface MemorySnapshot {
  /** `standalone` where all services share a process. */
  service: string;
  /** The host or container it runs on, to distinguish replicas. */
  instance: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  rss: number;
  heapUsed: number;
  heapTotal: number;
}

/** What a service has noted since its last report. */
export interface TelemetryReport {
  service: string;
  errors: ErrorTally[];
  slow: Omit<SlowEndpoint, 'service'>[];
  memory: Omit<MemorySnapshot, 'service'>[];
}

/** The same error at the same endpoint, with its count. */
export interface ErrorTally {
  /** What failed: method and route template, or the name of a background task. */
  endpoint: string;
  message: string;
  count: number;
  /** When it last happened: ISO 8601 in UTC. */
  timestamp: string;
}
