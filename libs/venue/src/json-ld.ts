/** A node of linked data, ready for JSON; what is undefined is left out. */
export type JsonLd = { readonly [key: string]: JsonLdValue | undefined };

type JsonLdValue = string | number | boolean | JsonLd | readonly (string | JsonLd)[];
