import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import { exportHeaders } from '@rover/contracts/exports';
import { stringify } from 'csv-stringify/sync';
import type { ListStream } from '../database/lists/stream-list.js';
import { redactedMessage } from '../telemetry/error-message.js';
import type { ReplyHead } from './reply-head.js';

/** A column of a file: its header, and its value in a row. */
export type CsvColumn<Row> = readonly [header: string, value: (row: Row) => string | number];

const logger = new Logger('csvFile');

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/** Either of these ends a row for a spreadsheet where it is not quoted, although our rows end in CRLF. */
const lineBreak = /[\r\n]/;

/** After a line break or a semicolon, before what would be a formula if a cell began there. */
const formulaWithin = /(\r\n|[;\r\n])(?=\s*[=+\-@＝＋－＠])/g;

/**
 * Digits that a spreadsheet would take for a number: it drops zeros before them, and writes long ones as powers of ten.
 */
const losesDigits = /^(0\d+|\d{12,})$/;

/**
 * A list as a file for a spreadsheet, sent as it is read. Rows end in CRLF, which occurs nowhere else. An apostrophe is
 * put before a cell that a spreadsheet would calculate, before a phone number that it would shorten, and before
 * whatever becomes a formula where a spreadsheet separates by semicolons and heeds no quotes in the middle of a line.
 *
 * @param name without the ending
 */
export function csvFile<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  { total, batches }: ListStream<Row>,
  reply: ReplyHead,
): StreamableFile {
  reply.header(exportHeaders.rows, String(total));
  reply.header('Cache-Control', 'no-store');
  const lines = Readable.from(linesOf(columns, batches), { objectMode: false });
  // Where the client is gone before the first line is read, nobody else ends the stream.
  lines.once('close', () => {
    batches
      .return()
      .catch((error: unknown) => logger.warn(`Could not end the export ${name}: ${redactedMessage(error)}`));
  });
  return new StreamableFile(lines, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], batches: ListStream<Row>['batches']) {
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
