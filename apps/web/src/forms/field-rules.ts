/** What a form's `validate` says of a text: true, or what is wrong with it. */
export type FieldRule = (text: string) => true | string;

/** Something other than blanks. */
export function filled(otherwise: string): FieldRule {
  return (text) => text.trim() !== '' || otherwise;
}
