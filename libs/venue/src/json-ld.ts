/** A JSON-LD node; undefined values are left out. */
export type JsonLd = { readonly [key: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLd | readonly (string | JsonLd)[];
