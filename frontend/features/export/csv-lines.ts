import Papa from 'papaparse';

/** Begins a file: without it, Excel reads Arabic as Latin letters. */
export const byteOrderMark = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it, on several lines and in full width too
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const lineEnd = '\r\n';

/** Rows of cells as lines of a CSV file. */
export const toLines = (rows: unknown[][]) =>
  Papa.unparse(rows, { escapeFormulae: formula, newline: lineEnd }) + (rows.length > 0 ? lineEnd : '');
