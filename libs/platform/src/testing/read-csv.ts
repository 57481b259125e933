import { parse } from 'csv-parse/sync';

/**
 * The rows of a file as a spreadsheet reads it, by their headers: to it any line break ends a row, but within quotes.
 */
export function readCsv(file: string): Record<string, string>[] {
  return parse(file, { bom: true, columns: true, record_delimiter: ['\r\n', '\n', '\r'] });
}
