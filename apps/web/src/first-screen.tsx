import { pages } from '@rover/contracts/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { OpeningSignPlace } from './features/pub/components/opening-sign.js';
import { Welcome } from './features/pub/components/welcome.js';
import { Frame } from './shell/frame.js';

/** The first screen of the home page as HTML, as it is for every guest at any time. */
export function firstScreen(): string {
  return renderToStaticMarkup(
    <StaticRouter location={pages.home}>
      <Frame asleep>
        <Welcome sign={<OpeningSignPlace />} />
      </Frame>
    </StaticRouter>,
  );
}
