/** How far back monitoring looks, in days at the pub; today is the first of them. */
export const monitoringDays = { min: 1, max: 7, usual: 7 } as const;

/** `GET /api/admin/monitoring?days=7`. */
export interface MonitoringAnswer {
  totalErrors: number;
  /** YYYY-MM-DD at the pub → errors of that day. A day without any is left out. */
  errorsByDay: Record<string, number>;
  /** Message → how often, the most common ones. Who or what was concerned is blotted out of it. */
  commonErrors: Record<string, number>;
  /** Slowest first, one entry an endpoint. */
  slowEndpoints: SlowEndpoint[];
  /** Oldest first; where there are many, evenly spread ones of them. */
  memoryUsage: MemorySnapshot[];
}

/** An endpoint that kept somebody waiting, and the worst that it did. */
export interface SlowEndpoint {
  service: string;
  /** Method and route template: `PUT /api/admin/events/:id`. */
  endpoint: string;
  /** When the slowest answer was given: ISO 8601 in UTC. */
  timestamp: string;
  /** Milliseconds that the slowest answer took, from when the request was all there to when the answer began. */
  responseTime: number;
  /** How often it was slow. */
  count: number;
}

/** What a process took of the memory at a moment. Sizes are bytes. */
export interface MemorySnapshot {
  /** `standalone` where all services share a process. */
  service: string;
  /** The machine or container it runs on, to tell replicas apart. */
  instance: string;
  /** ISO 8601 in UTC. */
  timestamp: string;
  rss: number;
  heapUsed: number;
  heapTotal: number;
}

/** What a service noticed of itself since it last told. */
export interface TelemetryReport {
  service: string;
  errors: ErrorTally[];
  slow: Omit<SlowEndpoint, 'service'>[];
  memory: Omit<MemorySnapshot, 'service'>[];
}

/** The same error at the same place, so many times. */
export interface ErrorTally {
  /** What failed: method and route template, or the name of what runs without being asked. */
  endpoint: string;
  message: string;
  count: number;
  /** When it last happened: ISO 8601 in UTC. */
  timestamp: string;
}
