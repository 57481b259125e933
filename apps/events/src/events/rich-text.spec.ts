import { cleanRichText } from './rich-text.js';

describe('the details of an event', () => {
  it('keep what the editor makes', () => {
    const html =
      '<h1>Line-up</h1><p><strong>Bold</strong> <em>it</em> <u>un</u></p>' +
      '<ol><li data-list="bullet">One</li></ol><p><span style="color:rgb(230, 0, 0);background-color:#fff">x</span></p>';
    expect(cleanRichText(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<p style="background-image:url(//evil)">a</p>', '<p>a</p>'],
    ['<p style="color:expression(alert(1))">a</p>', '<p>a</p>'],
    ['<iframe src="//evil"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
  ])('lose what it never makes: %s', (html, clean) => expect(cleanRichText(html)).toBe(clean));

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'java\u202escript:alert(1)',
    'java&#x7f;script:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\u2066/evil.test',
  ])('link nowhere unsafe: %s', (href) =>
    expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).not.toContain('href'),
  );

  it.each([
    '<p><a href="https://pub.test">\u0338 onmouseover=alert(1) y=</a></p>',
    '<p>&#x338; style=position:fixed</p>',
  ])('end their tags whatever comes behind: %j', (html) =>
    expect(cleanRichText(html)).not.toMatch(/<[^>]*(onmouseover|position)/),
  );

  it('link safely', () => {
    expect(cleanRichText('<p><a href="https://pub.test" target="_self" rel="opener">a</a></p>')).toBe(
      '<p><a href="https://pub.test" rel="noopener noreferrer nofollow" target="_blank">a</a></p>',
    );
  });

  it('have no empty paragraph among the others', () => {
    const empty = '<p></p><p style="color:red"><br></p><p><strong></strong> <em><u>&nbsp;</u></em></p>';
    expect(cleanRichText(`<p>one</p>${empty}<p>two</p>`)).toBe('<p>one</p><p>two</p>');
  });

  it.each(['https://pub.test/a', 'mailto:ann@pub.test', 'tel:+526245550142', '/menu'])('may link there: %s', (href) =>
    expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).toContain(`href="${href}"`),
  );

  it.each(['foo', '#x', '?q=1', '//evil.test', 'ftp://evil.test'])('may not link there: %s', (href) =>
    expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).not.toContain('href'),
  );

  it.each([
    ['<p>a\u0000b\u001bc&#1;d</p>', '<p>abcd</p>'],
    ['<p>tab\tand\nline</p>', '<p>tab\tand\nline</p>'],
    ['<p>one\u202eowt&#x2066;</p>', '<p>oneowt</p>'],
    ['<p>Cafe\u0301 \ud800!</p>', '<p>Café \ufffd!</p>'],
  ])('have a text as clean as any other: %j', (html, clean) => expect(cleanRichText(html)).toBe(clean));

  it('are read at once, however many blanks stand before a word', () => {
    const html = `<p>${'&nbsp;'.repeat(5_000)}x</p>`;
    expect(cleanRichText(html)).toBe(html.replaceAll('&nbsp;', '\u00a0'));
  });

  it.each(['<p><br></p>', '<p>&nbsp;</p><p> </p>', '', '<p></p>', '<p style="color:red"><strong><br></strong></p>'])(
    'are empty when nothing is said: %j',
    (html) => expect(cleanRichText(html)).toBe(''),
  );
});
