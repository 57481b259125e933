import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

/** Whether this is an http(s) address without a user or password in it, such as `https://maps.google.com@evil.com`. */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || /[\s\p{Cc}\\]/u.test(value) || !value.isWellFormed()) return false;
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Whether this is a path on this site, such as `/herophotos/bar.jpg`: no way up, no other host. */
function isSitePath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-./%~]*$/.test(value) && !/(^|\/)\.\.(\/|$)/.test(value);
}

interface UrlOptions {
  max: number;
  label: string;
}

/** An http(s) address. */
export function WebUrl(options: UrlOptions): PropertyDecorator {
  return urlDecorator('webUrl', options, isWebUrl, 'must be a web address, such as https://example.com.');
}

/** An http(s) address, or a path on this site. */
export function WebUrlOrSitePath(options: UrlOptions): PropertyDecorator {
  const isEither = (value: unknown) => isWebUrl(value) || isSitePath(value);
  return urlDecorator('webUrlOrSitePath', options, isEither, 'must be a web address or a path on this site.');
}

function urlDecorator(
  name: string,
  { max, label }: UrlOptions,
  isValid: (value: unknown) => boolean,
  problem: string,
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
    ValidateBy({
      name,
      validator: {
        validate: (value) => typeof value === 'string' && value.length <= max && isValid(value),
        defaultMessage: () => `${label} ${problem}`,
      },
    }),
  );
}
