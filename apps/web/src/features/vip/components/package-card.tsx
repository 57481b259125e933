import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { packagePriceWords, type VipPackage } from '@rover/venue/vip/vip-packages';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface PackageCardProps {
  offered: VipPackage;
  onChoose: () => void;
}

/** A package, with its price per person and its contents. */
export function PackageCard({ offered, onChoose }: PackageCardProps) {
  const { name, words, price, food, drinks, ancillaries, popular = false } = offered;
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        'relative flex h-full flex-col rounded border bg-paper p-6 text-stout sm:p-8',
        popular
          ? 'border-4 border-double border-brass shadow-lifted lg:-my-3 lg:h-[calc(100%+1.5rem)] lg:py-10'
          : 'border-brass',
      )}
    >
      {popular && (
        <Badge tone="marigold" className="absolute -top-3.5 left-6 sm:left-8">
          Most popular
        </Badge>
      )}
      <h3 id={id} className="text-h2">
        {name}
      </h3>
      <p className="mt-1 text-muted">{words}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2 border-b border-brass pb-5 text-brass-dark">
        <span className="text-h2 font-bold tabular-nums">{packagePriceWords(price)}</span>
        <span className="font-semibold">per person</span>
      </p>
      <Part title="Food">
        <p>{food}</p>
      </Part>
      <Part title="Drinks">
        <Ticked lines={drinks} />
      </Part>
      <Part title="And also">
        <Ticked lines={ancillaries} />
      </Part>
      <div className="mt-auto pt-8">
        <Button
          look={popular ? 'primary' : 'quiet'}
          size="large"
          aria-haspopup="dialog"
          onClick={onChoose}
          className="w-full"
        >
          {`Book ${name}`}
        </Button>
      </div>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h4 className="mb-1.5 font-semibold text-brass-dark">{title}</h4>
      {children}
    </div>
  );
}

function Ticked({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2.5">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
