import { applyDecorators } from '@nestjs/common';
import { isSitePath, isWebUrl } from '@rover/contracts/web-url';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

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
