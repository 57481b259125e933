import { callLink } from '../call-link.js';

interface PersonDetailsProps {
  name: string;
  email: string;
  phone: string;
  /** Special requests. */
  requests: string;
}

/** Who booked, and how to reach them. */
export function PersonDetails({ name, email, phone, requests }: PersonDetailsProps) {
  const call = phone && callLink(phone);
  return (
    <div className="flex flex-col lg:max-w-80">
      <span className="font-semibold">{name}</span>
      <a href={mailTo(email)} className="self-start text-sm leading-6 text-leaf underline underline-offset-2">
        {email}
      </a>
      {call ? (
        <a href={call} className="self-start text-sm leading-6 text-leaf underline underline-offset-2">
          {phone}
        </a>
      ) : (
        phone && <span className="text-sm leading-6">{phone}</span>
      )}
      {requests && <span className="mt-1 max-w-prose text-sm text-muted">{requests}</span>}
    </div>
  );
}

/** Escaped: a `?` in an address could add recipients and a text to the mail. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
