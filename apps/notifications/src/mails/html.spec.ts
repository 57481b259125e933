import { Html, html, lines } from './html.js';

describe('html', () => {
  it('escapes every text, between tags and in attributes', () => {
    const typed = `"><script>alert('x')</script>&amp;`;

    expect(html`<a title="${typed}">${typed}</a>`.toString()).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;</a>',
    );
  });

  it('inserts markup that it made itself, one piece or several', () => {
    expect(html`<ul>${[html`<li>${'a & b'}</li>`, html`<li>${2}</li>`]}</ul>${html`<hr>`}`.toString()).toBe(
      '<ul><li>a &amp; b</li><li>2</li></ul><hr>',
    );
  });

  it('breaks lines where they were broken, and escapes them', () => {
    expect(lines('no <nuts>\nplease')).toEqual(new Html('no &lt;nuts&gt;<br>please'));
  });
});
