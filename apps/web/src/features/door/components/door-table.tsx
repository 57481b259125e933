import type { DoorParty } from '@rover/contracts/door-list';
import { Badge } from '@rover/ui/badge';

/** A row a party, with a box to tick. On paper the headings are repeated on every sheet, and no row is split. */
export function DoorTable({ parties }: { parties: readonly DoorParty[] }) {
  return (
    <table className="w-full border-t-2 border-brass-dark bg-paper text-left">
      <caption className="sr-only">Expected guests, by name</caption>
      <thead>
        <tr className="border-b-2 border-brass-dark text-sm">
          <th scope="col" className="w-12 px-3 py-2">
            <span className="sr-only">Arrived</span>
          </th>
          <th scope="col" className="px-3 py-2 font-semibold">
            Name
          </th>
          <th scope="col" className="w-20 px-3 py-2 text-right font-semibold">
            Guests
          </th>
          <th scope="col" className="w-1/2 px-3 py-2 font-semibold max-sm:hidden print:table-cell">
            Notes
          </th>
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party.id} className="break-inside-avoid border-b border-sand align-top print:border-edge">
            <td className="px-3 py-2">
              <span aria-hidden className="mt-0.5 block size-5 rounded-sm border-2 border-edge" />
            </td>
            <th scope="row" className="px-3 py-2 font-semibold wrap-anywhere">
              {party.fullName}
              {party.status === 'pending' && (
                <Badge tone="marigold" className="ml-2">
                  Pending
                </Badge>
              )}
              <span className="block text-sm font-normal text-muted sm:hidden print:hidden">
                {party.specialRequests}
              </span>
            </th>
            <td className="px-3 py-2 text-right text-lead font-semibold tabular-nums">{party.guests}</td>
            <td className="px-3 py-2 whitespace-pre-line wrap-anywhere max-sm:hidden print:table-cell">
              {party.specialRequests}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
