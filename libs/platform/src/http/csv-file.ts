import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import { exportHeaders } from '@rover/contracts/exports';
import { stringify } from 'csv-stringify/sync';
import type { ListWalk } from '../database/lists/walk-list.js';
import { errorWords } from '../telemetry/error-words.js';

/** A column of a file: what stands at its head, and what it says of a row. */
export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => string | number];

/** Takes what is told of a file in its head. */
export interface FileReply {
  header(name: string, value: string): unknown;
}

const logger = new Logger('csvFile');

/** By it Excel knows the file for UTF-8. */
const byteOrderMark = '\ufeff';

/** What ends a row for a spreadsheet where it stands outside of quotes, though rows of ours end in CRLF. */
const lineBreak = /[\r\n]/;

/** Before what would be a formula if a cell began there. */
const formulaWithin = /(\r\n|[;\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/** Digits that a spreadsheet would take for a number: it drops zeros before them, and writes long ones as powers of ten. */
const losesDigits = /^(0\d+|\d{12,})$/;

/**
 * A list as a file for a spreadsheet, sent as it is read. Rows end in CRLF, which stands nowhere else; a cell that a
 * spreadsheet would calculate, or a phone number that it would shorten, begins with an apostrophe instead, and so does what
 * would be a formula in a cell of its own where lists are parted by semicolons, and quotation marks in the middle of a line
 * keep nothing together.
 *
 * @param name without the ending
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  { total, batches }: ListWalk<Row>,
  reply: FileReply,
): StreamableFile {
  reply.header(exportHeaders.rows, String(total));
  reply.header('Cache-Control', 'no-store');
  const lines = Readable.from(linesOf(columns, batches), { objectMode: false });
  // A client that is gone before the first line leaves the walk to us.
  lines.once('close', () => {
    batches.return().catch((error: unknown) => logger.warn(`Could not end the export ${name}: ${errorWords(error)}`));
  });
  return new StreamableFile(lines, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], batches: ListWalk<Row>['batches']) {
  yield byteOrderMark + asText([columns.map(([header]) => header)]);
  for await (const rows of batches) yield asText(rows.map((row) => columns.map(([, value]) => value(row))));
}

function asText(lines: readonly (readonly (string | number)[])[]): string {
  return stringify(
    lines.map((line) => line.map((cell) => (typeof cell === 'string' ? asCell(cell) : cell))),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: lineBreak },
  );
}

function asCell(text: string): string {
  return losesDigits.test(text) ? `'${text}` : text.replace(formulaWithin, "$&'");
}
