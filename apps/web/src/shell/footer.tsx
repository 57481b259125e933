import { pages } from '@rover/contracts/pages';
import { Wordmark } from '@rover/ui/wordmark';
import { openingWords } from '@rover/venue/events/event-words';
import { venue } from '@rover/venue/venue';
import { wordmark } from '@rover/venue/wordmark';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const social = [
  ['Facebook', venue.links.facebook],
  ['Instagram', venue.links.instagram],
  ['Google', venue.links.google],
  ['Tripadvisor', venue.links.tripadvisor],
] as const;

const aboutTheHouse = [
  ['Our Story', pages.about],
  ['Reviews', pages.reviews],
  ['Press', pages.press],
] as const;

const underlined =
  'inline-flex min-h-11 min-w-11 items-center wrap-anywhere underline decoration-brass underline-offset-4 hover:text-brass';

/** The foot of every page: where, when, how to ask. */
export function Footer() {
  const { address } = venue;
  return (
    <footer className="painted mt-auto print:hidden">
      <div className="double-rule" />
      <div className="page-width grid gap-8 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_1.3fr_.8fr_1.2fr]">
        <div>
          <Wordmark mark={wordmark} title={venue.name} className="h-10 w-auto max-w-full text-brass" />
          <p className="mt-3 text-sand">{venue.tagline}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {aboutTheHouse.map(([name, path]) => (
              <li key={path}>
                <Link to={path} className={underlined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Column title="Where we are">
          <address className="not-italic">
            {address.street}
            <br />
            {address.place}
            <br />
            {address.postalCode} {address.city}, {address.regionCode}
          </address>
          <FooterLink href={venue.links.map}>See the map</FooterLink>
        </Column>
        <Column title="Hours">
          <p>
            Daily
            <br />
            {openingWords()}
          </p>
        </Column>
        <Column title="Talk to us">
          <p>
            <FooterLink href={`tel:${venue.phone}`}>{venue.phoneDisplay}</FooterLink>
            <br />
            <FooterLink href={`mailto:${venue.email}`}>{venue.email}</FooterLink>
          </p>
          <ul className="flex max-w-56 flex-wrap gap-x-4">
            {social.map(([name, href]) => (
              <li key={name}>
                <FooterLink href={href}>{name}</FooterLink>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <p className="page-width border-t border-green-light py-5 text-sm text-sand">
        {venue.name}, {venue.kind}. Established {venue.established}, {venue.distinction}.
      </p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-2 text-lg text-brass">{title}</h2>
      {children}
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const elsewhere = href.startsWith('http');
  return (
    <a href={href} {...(elsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})} className={underlined}>
      {children}
    </a>
  );
}
