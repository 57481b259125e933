import { PageTemplate } from './page-template.js';

const built = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>The house</title>
    <meta name="description" content="Of the house: stout &amp; stories." />
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>The house needs scripts.
      And a second line.</noscript>
  </body>
</html>
`;

const noScripts = { linksOf: () => '' };

describe('the HTML of the site', () => {
  it('takes the parts of a page in their places, once, and stays as it was built around them', async () => {
    const parts = { head: '<title>Menu</title>', body: '<noscript>Burgers</noscript>' };
    const { identity, headers } = await new PageTemplate(built, noScripts).fill('menu', parts);
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8' });
    expect(identity.toString()).toBe(
      built
        .replace('<title>The house</title>', '<title>Menu</title>')
        .replace(/\n.*stout &amp; stories.*/, '')
        .replace(/<noscript>[\s\S]*<\/noscript>/, '<noscript>Burgers</noscript>'),
    );
  });

  it.each(['$&', '$1', '$`', "$'", '$$', '<title>again</title>', '<noscript>again</noscript>'])(
    'takes %s as it is',
    async (words) => {
      const page = (
        await new PageTemplate(built, noScripts).fill('menu', { head: words, body: words })
      ).identity.toString();
      expect(page.split(words)).toHaveLength(3);
      expect(page).not.toContain('The house');
    },
  );

  it('has what the page takes at the end of its head', async () => {
    const scripts = { linksOf: (name: string) => `\n    <link href="/${name}.js" />` };
    const { identity } = await new PageTemplate(built, scripts).fill('menu', { head: '<title>Menu</title>', body: '' });
    expect(identity.toString()).toContain('<title>Menu</title>\n    <link href="/menu.js" />\n');
  });

  it.each([built.replace(/<title>.*<\/title>/, ''), built.replace(/<noscript>[\s\S]*<\/noscript>/, '')])(
    'is refused where there is no place for them',
    (html) => {
      expect(() => new PageTemplate(html, noScripts)).toThrow('index.html');
    },
  );
});
