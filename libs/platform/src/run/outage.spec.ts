import type { Logger } from '@nestjs/common';
import { DomainError } from '../http/domain-error.js';
import { Outage } from './outage.js';

describe('an outage', () => {
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const logger = { warn: note, log: note } as unknown as Logger;

  beforeEach(() => lines.splice(0));

  it('is told once, with what lies at the bottom of it, and when it is over', () => {
    const outage = new Outage('The cellar', logger);
    const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:9000')]);
    for (let twice = 0; twice < 2; twice += 1) outage.failed(new DomainError('UNAVAILABLE', '', { cause: refused }));
    outage.worked();
    outage.worked();
    expect(lines).toEqual([
      'The cellar is not answering: connect ECONNREFUSED ::1:9000',
      'The cellar is answering again',
    ]);
  });
});
