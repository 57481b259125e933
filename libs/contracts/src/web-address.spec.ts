import { webAddress } from './web-address.js';

describe('an address that somebody wrote', () => {
  it.each(['https://maps.app/x', 'http://pub.test/a.jpg', '/herophotos/session.jpg', '//cdn.pub.test/a.jpg', 'a.jpg'])(
    'leads to the web: %s',
    (address) => {
      expect(webAddress(address)).toBe(address);
    },
  );

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,AAAA',
    'blob:https://pub.test/1',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'http://[',
  ])('leads nowhere: %j', (address) => {
    expect(webAddress(address)).toBeNull();
  });
});
