import { parse } from 'csv-parse/sync';

/** The rows of a file as a spreadsheet reads it, by their headers. */
export function readCsv(file: string): Record<string, string>[] {
  return parse(file, { bom: true, columns: true });
}
