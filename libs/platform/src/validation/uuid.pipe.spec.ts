import { UuidPipe } from './uuid.pipe.js';

const pipe = new UuidPipe();

describe('an id in a path', () => {
  it.each([
    '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
    '00000000-0000-0000-0000-000000000001',
    'deadbeef-dead-beef-dead-beefdeadbeef',
  ])('may be any UUID, known or not: %s', (id) => expect(pipe.transform(id)).toBe(id.toLowerCase()));

  it.each(['1', '', '3f2504e04f8941d39a0c0305e82c3301', '{3f2504e0-4f89-41d3-9a0c-0305e82c3301}', "' OR 1=1 --"])(
    'is nothing else: %j',
    (id) => expect(() => pipe.transform(id)).toThrow(),
  );
});
