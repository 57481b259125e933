import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Section } from '@rover/ui/section';
import { previewBurgers } from '@rover/venue/menu/menu-burgers';
import { dishPicture } from '@rover/venue/menu/menu-pictures';
import { Link } from 'react-router-dom';
import { PreviewBurger } from './preview-burger.js';

/** Five burgers: one large, the others beside it. */
export function MenuPreview() {
  return (
    <>
      <div className="double-rule" />
      <Section
        painted
        title="Off the iron"
        lead="Five burgers to start an argument with. Fries come beside every one, and the bun does not hold for long."
        action={
          <Button asChild look="loud" size="large">
            <Link to={pages.delivery}>Order Now</Link>
          </Button>
        }
      >
        <ul className="grid gap-x-6 gap-y-7 lg:grid-cols-4 lg:grid-rows-2">
          {previewBurgers.map((burger, place) => (
            <PreviewBurger key={burger.id} burger={burger} picture={dishPicture(burger.id)} big={place === 0} />
          ))}
        </ul>
      </Section>
      <div className="double-rule" />
    </>
  );
}
