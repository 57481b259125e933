import { Pagination } from '@rover/ui/pagination';
import { useState } from 'react';

export function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={50} total={1234} onPage={setPage} />;
}
