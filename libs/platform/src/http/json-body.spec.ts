import { parseJsonBody } from './json-body.js';

function fields(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i])));
}

describe('a JSON body', () => {
  it('is read', () => {
    expect(parseJsonBody('{"guests": 4, "names": ["Ann", "Bo"]}')).toEqual({ guests: 4, names: ['Ann', 'Bo'] });
  });

  it('may list a thousand things', () => {
    const names = Array(1_000).fill('Ann');
    expect(parseJsonBody(JSON.stringify({ names }))).toEqual({ names });
  });

  it('may be eight deep, and have two hundred fields', () => {
    expect(parseJsonBody(`${'{"a":'.repeat(8)}1${'}'.repeat(8)}`)).toBeDefined();
    expect(Object.keys(parseJsonBody(fields(200)) as object)).toHaveLength(200);
  });

  it.each([
    ['broken', '{"guests": '],
    ['nested 1,500 deep', '['.repeat(1500) + ']'.repeat(1500)],
    ['nested one too deep', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`],
    ['with a list of too many', JSON.stringify({ names: Array(1_001).fill('Ann') })],
    ['with a field too many', fields(201)],
  ])('%s is refused', (_, text) => {
    expect(() => parseJsonBody(text)).toThrow(expect.objectContaining({ code: 'MALFORMED' }));
  });

  it('reaches no prototype', () => {
    const body = parseJsonBody('{"__proto__": {"admin": true}, "title": "Quiz"}') as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['title']);
    expect(body.admin).toBeUndefined();
  });
});
