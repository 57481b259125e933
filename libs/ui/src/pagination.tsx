import { ChevronLeft, ChevronRight } from 'lucide-react';
import { StepButton } from './step-button.js';

interface PaginationProps {
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Of all pages. */
  total: number;
  /** Whether `total` is a lower bound. */
  isMore?: boolean;
  onPage: (page: number) => void;
}

/** Which rows are shown, and buttons for the previous and next page. */
export function Pagination({ page, pageSize, total, isMore = false, onPage }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const rows = total === 0 ? '0' : `${grouped(first)}–${grouped(Math.min(total, page * pageSize))}`;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted tabular-nums" role="status">
        {`${rows} of ${grouped(total)}${isMore ? ' or more' : ''}`}
      </p>
      {(last > 1 || isMore) && (
        <div className="flex items-center gap-2">
          <StepButton label="Previous page" ended={page <= 1} onStep={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden className="size-5" />
          </StepButton>
          <span className="px-1 tabular-nums">{`${grouped(page)} / ${grouped(last)}${isMore ? '+' : ''}`}</span>
          <StepButton label="Next page" ended={page >= last && !isMore} onStep={() => onPage(page + 1)}>
            <ChevronRight aria-hidden className="size-5" />
          </StepButton>
        </div>
      )}
    </nav>
  );
}

/** '49,951'. */
function grouped(figure: number): string {
  return figure.toLocaleString('en');
}
