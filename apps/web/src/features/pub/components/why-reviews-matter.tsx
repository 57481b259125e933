import { whyReviewsMatter } from '@rover/venue/reviews';

/** Why a guest should bother. */
export function WhyReviewsMatter() {
  return (
    <section aria-labelledby="why-reviews" className="page-width section">
      <h2 id="why-reviews" className="text-h2">
        Why Your Review Matters
      </h2>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {whyReviewsMatter.map(({ title, words }) => (
          <li key={title} className="border-t border-brass-dark pt-5">
            <h3 className="mb-2 text-h3">{title}</h3>
            <p className="text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
